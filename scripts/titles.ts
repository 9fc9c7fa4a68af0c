import { readdirSync, readFileSync } from 'node:fs'
import { join, relative } from 'node:path'

export type Kind = 'unit' | 'contract' | 'e2e' | 'story' | 'inspect'
export const kinds: readonly Kind[] = ['unit', 'contract', 'e2e', 'story', 'inspect']

export interface Title {
  ids: string[]
  text: string
  file: string
  kind: Kind
}

const kindByFolder: readonly [folder: RegExp, kind: Kind][] = [
  [/^tests\/(domain|stores|base)\//, 'unit'],
  [/^tests\/(api|server)\//, 'contract'],
  [/^tests\/(e2e|elements)\//, 'e2e'],
  [/^tests\/project\//, 'inspect'],
  [/^stories\//, 'story'],
]

const id = '(?:[A-Z]{2,7}-\\d{2}|R\\d{2})'
const title = new RegExp(`(['"\`])((?:${id})(?:[, ]+${id})*)[ :]([^\\n]*?)\\1`, 'g')

const filesBelow = (folder: string): string[] =>
  readdirSync(folder, { withFileTypes: true, recursive: true })
    .filter((entry) => entry.isFile() && /\.tsx?$/.test(entry.name))
    .map((entry) => join(entry.parentPath, entry.name))
    .sort()

/** All titles of tests and stories that start with requirement ids. */
export function readTitles(root: string): Title[] {
  return ['tests', 'stories'].flatMap((folder) =>
    filesBelow(join(root, folder)).flatMap((path) => {
      const file = relative(root, path)
      const kind = kindByFolder.find(([pattern]) => pattern.test(file))?.[1]
      if (!kind) return []
      return [...readFileSync(path, 'utf8').matchAll(title)].map(([, , ids = '', text = '']) => ({
        ids: ids.match(new RegExp(id, 'g')) ?? [],
        text,
        file,
        kind,
      }))
    }),
  )
}
