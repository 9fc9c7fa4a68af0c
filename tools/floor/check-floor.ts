import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { exceptions, ownMethods } from './exceptions.ts'
import { scriptFeatures } from './script-features.ts'
import { sheetFeatures } from './sheet-features.ts'
import { missingVersions } from './support.ts'

/*
 * Reports features that the kit uses and the oldest browsers (tools/floor/floor.ts) lack, and exceptions that are no longer needed. Reads
 * only the kit's sources: libraries publish their own browser lists.
 */
const folders = ['src', 'elements']
/** Code that runs in Node. */
const isOfServer = (file: string) => file.startsWith('elements/server/')

const excepted = new Set([...Object.keys(exceptions), ...ownMethods.map((name) => `${name}()`)])
const unneeded = new Set(excepted)
const problems: string[] = []

const files = folders
  .flatMap((folder) => readdirSync(folder, { recursive: true, encoding: 'utf8' }).map((file) => join(folder, file)))
  .filter((file) => /\.(tsx?|css)$/.test(file) && !file.endsWith('.d.ts') && !isOfServer(file))
for (const file of files) {
  const text = readFileSync(file, 'utf8')
  for (const { name, meanings, offset } of file.endsWith('.css') ? sheetFeatures(text) : scriptFeatures(file, text)) {
    const versions = missingVersions(meanings)
    if (!versions.length) continue
    unneeded.delete(name)
    if (!excepted.has(name)) problems.push(`${file}:${text.slice(0, offset).split('\n').length} ${name} needs ${versions.join(', ')}`)
  }
}
problems.push(...[...unneeded].map((name) => `tools/floor/exceptions.ts: ${name} is no exception any more`))
for (const problem of problems) console.error(problem)
if (problems.length) process.exitCode = 1
else console.log(`browser floor: ${files.length} files use nothing newer`)
