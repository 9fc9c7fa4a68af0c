import { execFileSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'

const root = new URL('../..', import.meta.url).pathname
const code = execFileSync('git', ['ls-files', '--cached', '--others', '--exclude-standard', 'src', 'elements'], {
  cwd: root,
  encoding: 'utf8',
})
  .trim()
  .split('\n')
  .filter((file) => /\.tsx?$/.test(file))

/** Every place in the kit's code that a pattern matches, with what it caught. */
const places = (pattern: RegExp) =>
  code.flatMap((file) => [...readFileSync(root + file, 'utf8').matchAll(pattern)].map(([, caught]) => `${file}: ${caught}`))

/** Names of tags, which the kit itself chose. */
const ownNames = new Set(['tag', 'element.localName', 'Object.keys(registry'])

test('R11 no selector is built from a value', () => {
  const built = places(/\.(?:querySelector(?:All)?|closest|matches)(?:<[^>]+>)?\(\s*((?!['"])[^)]*)/g)
  expect(built.filter((place) => !ownNames.has(place.split(': ')[1] ?? ''))).toEqual([])
})

test('R11 no regular expression is built from a value', () => {
  expect(places(/(\bRegExp\([^)]*)/g)).toEqual([])
})

test('R10 no global is looked up by a name from data', () => {
  expect(places(/\b((?:window|globalThis|self)\[[^\]]*)/g)).toEqual([])
})
