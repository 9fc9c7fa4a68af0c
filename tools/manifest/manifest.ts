import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { readApi } from './contracts.ts'
import { customElements, manifestProblems } from './data/custom-elements.ts'
import { elementsPage } from './data/elements-page.ts'
import { wordpressTags } from './data/wordpress-tags.ts'
import { writeContractData } from './data/write.ts'
import { generatedTags } from './generated-tags.ts'
import { compareApis, missingFromChangelog, publicApi, readLastRelease, writeRelease } from './public-api.ts'

/*
 * Generates what the contracts say: elements/{kit,server}/generated-tags.ts, docs/elements.md, the tags of the WordPress plugin, and in dist/contract the manifest, editor
 * data and types. With --check it writes nothing, and fails if a description is missing, the manifest breaks its schema, one of the files is outdated, or a change
 * of the public API is not in the changelog. With --release it also keeps the public API of this version in docs/api.
 */
const root = new URL('../..', import.meta.url).pathname
const file = join(root, 'docs/elements.md')
const isCheck = process.argv.includes('--check')
const problems: string[] = []
for (const [path, code] of generatedTags(root)) {
  if (!isCheck)
    writeFileSync(join(root, path), code) // first: `readApi` finds the types of the tags through them
  else if (readFileSync(join(root, path), 'utf8') !== code) problems.push(`${path} is outdated: run \`npm run manifest\``)
}
const api = await readApi(root)
const page = elementsPage(api)
const pluginFile = join(root, 'docs/examples/wordpress/shop-kit/tags.json')
const pluginTags = wordpressTags(api)
problems.push(...api.problems, ...manifestProblems(customElements(api)))
const present = publicApi(api, JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')).version)

if (isCheck) {
  if (readFileSync(file, 'utf8') !== page) problems.push('docs/elements.md is outdated: run `npm run manifest`')
  if (readFileSync(pluginFile, 'utf8') !== pluginTags)
    problems.push('The tags of the WordPress plugin are outdated: run `npm run manifest`')
  const last = readLastRelease(root)
  problems.push(...missingFromChangelog(compareApis(last, present), readFileSync(join(root, 'CHANGELOG.md'), 'utf8'), last.version))
} else {
  writeFileSync(file, page)
  writeFileSync(pluginFile, pluginTags)
  writeContractData(join(root, 'dist/contract'), api)
  if (process.argv.includes('--release')) writeRelease(root, present)
}
for (const problem of problems) console.error(problem)
process.exitCode = problems.length ? 1 : 0
