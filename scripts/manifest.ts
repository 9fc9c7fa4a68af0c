import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { customElements, manifestProblems } from './contract-data/custom-elements.ts'
import { elementsPage } from './contract-data/elements-page.ts'
import { writeContractData } from './contract-data/write.ts'
import { readApi } from './contracts.ts'

/*
 * Generates what the contracts say: docs/elements.md, and in dist/contract the manifest, editor data and types. With --check it
 * writes nothing, and fails if a description is missing, the manifest breaks its schema, or docs/elements.md is outdated.
 */
const root = new URL('..', import.meta.url).pathname
const file = join(root, 'docs/elements.md')
const api = await readApi(root)
const page = elementsPage(api)
const problems = [...api.problems, ...manifestProblems(customElements(api))]

if (process.argv.includes('--check')) {
  if (readFileSync(file, 'utf8') !== page) problems.push('docs/elements.md is outdated: run `npm run manifest`')
} else {
  writeFileSync(file, page)
  writeContractData(join(root, 'dist/contract'), api)
}
for (const problem of problems) console.error(problem)
process.exitCode = problems.length ? 1 : 0
