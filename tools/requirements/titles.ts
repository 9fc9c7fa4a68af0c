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

/** Titles of tests that start with requirement ids. */
const titlesOfTests = (source: string) =>
  [...source.matchAll(title)].map(([, , ids = '', text = '']) => ({ ids: ids.match(new RegExp(id, 'g')) ?? [], text }))

const story = /(?:\/\*\*((?:(?!\*\/)[\s\S])*)\*\/\n)?export const (\w+): ElementStory = \{((?:(?!\nexport )[\s\S])*?)\btags: \[([^\]]*)\]/g

/** Stories whose tags contain requirement ids. Their text is the doc comment, or else the name of the export. */
const taggedStories = (source: string) =>
  [...source.matchAll(story)]
    .map(([, comment, name = '', , tags = '']) => ({
      ids: [...tags.matchAll(new RegExp(`'(${id})'`, 'g'))].map(([, found = '']) => found),
      text: comment?.replace(/\s+\*?\s*/g, ' ').trim() ?? name,
    }))
    .filter(({ ids }) => ids.length > 0)

/** All titles of tests that start with requirement ids, and all stories with requirement ids among their tags. */
export function readTitles(root: string): Title[] {
  return ['tests', 'stories'].flatMap((folder) =>
    filesBelow(join(root, folder)).flatMap((path) => {
      const file = relative(root, path)
      const kind = kindByFolder.find(([pattern]) => pattern.test(file))?.[1]
      if (!kind) return []
      const source = readFileSync(path, 'utf8')
      return (kind === 'story' ? taggedStories(source) : titlesOfTests(source)).map((found) => ({ ...found, file, kind }))
    }),
  )
}

/** Stories that are named with requirement ids, which belong into their tags. */
export const readIdsInNames = (root: string): string[] =>
  filesBelow(join(root, 'stories')).flatMap((path) =>
    titlesOfTests(readFileSync(path, 'utf8')).map(({ ids }) => `${relative(root, path)}: move ${ids.join(', ')} from the name to the tags`),
  )
