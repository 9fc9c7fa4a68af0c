import { existsSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { Plugin } from 'vite'

/** Libraries of the workers, which are builds of their own. */
export const workerLibraries = ['maplibre-gl', 'write-excel-file', 'fflate']

const fileNames = ['LICENSE', 'LICENSE.txt', 'LICENSE.md', 'LICENCE', 'license', 'LICENSE-MIT']

/** The licences of some libraries as one text: who delivers their code must deliver these, too. */
export async function licenceText(libraries: Iterable<string>): Promise<string> {
  const parts = [...new Set(libraries)].sort().map(async (name) => {
    const folder = join('node_modules', name)
    const { version, license, author } = JSON.parse(await readFile(join(folder, 'package.json'), 'utf8'))
    const file = fileNames.map((path) => join(folder, path)).find((path) => existsSync(path))
    const text = file ? await readFile(file, 'utf8') : `Author: ${author?.name ?? author ?? 'unknown'}`
    return `${name} ${version}, ${license}\n\n${text.trim()}\n`
  })
  return (await Promise.all(parts)).join(`\n${'-'.repeat(72)}\n\n`)
}

const libraryOf = (id: string) => /.*\/node_modules\/((?:@[^/]+\/)?[^/]+)\//.exec(id)?.[1]

/** Adds the names of the libraries in a build to `found`. */
export const collectLibraries = (found: Set<string>): Plugin => ({
  name: 'shop:collect-libraries',
  generateBundle(_options, bundle) {
    for (const chunk of Object.values(bundle))
      for (const id of chunk.type === 'chunk' ? chunk.moduleIds : []) {
        const name = libraryOf(id)
        if (name) found.add(name)
      }
  },
})
