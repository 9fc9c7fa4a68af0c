import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs'
import { join } from 'node:path'

export interface ChosenTests {
  /** files and folders for vitest */
  tests: string[]
  /** story files */
  stories: string[]
  /** only tests and stories whose titles contain this */
  title?: string
}

const isStory = (path: string) => /\.stories\.tsx?$/.test(path)

/**
 * The tests meant by the arguments of `npm test`: files, folders, parts of file names, or the words of a title. Throws an error for the
 * terminal if there is no such test.
 */
export function chooseTests(args: readonly string[], all = testFiles()): ChosenTests {
  const byPath = args.map((arg) => (existsSync(arg) ? filesAt(arg, all) : all.filter((file) => file.includes(arg))))
  if (byPath.every((files) => files.length > 0)) return split(byPath.flat())
  const title = args.join(' ')
  const files = all.filter((file) => readFileSync(file, 'utf8').includes(title))
  if (files.length === 0) throw new Error(`No test file and no title of a test contains “${title}”.`)
  return { ...split(files), title }
}

const testFiles = () =>
  ['tests', 'stories']
    .flatMap((folder) => readdirSync(folder, { recursive: true, encoding: 'utf8' }).map((file) => join(folder, file)))
    .filter((file) => /\.(test|stories)\.tsx?$/.test(file))
    .sort()

const filesAt = (path: string, all: readonly string[]) => {
  const clean = path.replace(/^\.\//, '').replace(/\/$/, '')
  return all.filter((file) => file === clean || (statSync(clean).isDirectory() && file.startsWith(`${clean}/`)))
}

const split = (files: readonly string[]): ChosenTests => ({
  tests: files.filter((file) => !isStory(file)),
  stories: files.filter(isStory),
})
