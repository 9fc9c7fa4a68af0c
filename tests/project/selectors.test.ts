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

/** Matches of a pattern in the kit's source, as `file: captured text`. */
const places = (pattern: RegExp) =>
  code.flatMap((file) => [...readFileSync(root + file, 'utf8').matchAll(pattern)].map(([, caught]) => `${file}: ${caught}`))

/** Expressions that hold tag names and constants of the kit, not data. */
const trustedExpressions = new Set(['controls', 'tag', 'element.localName', 'Object.keys(registry'])
/** Files whose regular expressions are put together from their own constants. */
const constantPatterns = /^src\/domain\/(forms\/clean-text|listing\/fold|listing\/size-key)\.ts: /

test('R11 the kit builds no selector from a value', () => {
  const built = places(/\.(?:querySelector(?:All)?|closest|matches)(?:<[^>]+>)?\(\s*((?!['"])[^)]*)/g)
  expect(built.filter((place) => !trustedExpressions.has(place.split(': ')[1] ?? ''))).toEqual([])
})

test('R11 the kit builds no regular expression from a value', () => {
  expect(places(/(\bRegExp\([^)]*)/g).filter((place) => !constantPatterns.test(place))).toEqual([])
})

test('R10 the kit looks up no global by a name from data', () => {
  expect(places(/\b((?:window|globalThis|self)\[[^\]]*)/g)).toEqual([])
})
