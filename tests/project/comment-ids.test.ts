import { execFileSync } from 'node:child_process'
import { existsSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'

const root = new URL('../..', import.meta.url).pathname
const files = execFileSync('git', ['ls-files', '--cached', '--others', '--exclude-standard'], { cwd: root, encoding: 'utf8' })
  .trim()
  .split('\n')
  .filter((file) => /\.(ts|tsx|mjs|css|html)$/.test(file) && !file.startsWith('tests/project/') && existsSync(root + file))

const documented = new Set(
  ['docs/requirements.tsv', 'docs/security.tsv'].flatMap((file) =>
    readFileSync(root + file, 'utf8')
      .split('\n')
      .map((row) => row.split('\t')[0] ?? ''),
  ),
)
/** Terms of the field that have the shape of an id. */
const terms = new Set(['GA4', 'CRC-32', 'UTF-8', 'UTF-16', 'SHA-1', 'SHA-256', 'ITF-14', 'W30', 'L32'])

const commentsOf = (text: string) => text.match(/\/\*[\s\S]*?\*\/|<!--[\s\S]*?-->|(?<=^|[\s;{}(])\/\/[^\n]*/g) ?? []

/** Ids that the comments of a file mention and no list in docs/ explains. */
const unknownIds = (text: string) =>
  commentsOf(text)
    .flatMap((comment) => comment.match(/\b[A-Z]{1,8}-?\d{1,3}\b(?![-\w.])/g) ?? [])
    .filter((id) => !documented.has(id) && !terms.has(id))

test('an id in a comment exists in docs/requirements.tsv or docs/security.tsv', () => {
  const unknown = files.flatMap((file) => unknownIds(readFileSync(root + file, 'utf8')).map((id) => `${file}: ${id}`))
  expect(unknown).toEqual([])
})

test('finds an unknown id in every kind of comment, and nowhere else', () => {
  expect(unknownIds("/** Sums up (CART-14, K18). */\nconst a = 'X9' // why (C10)\n<!-- G24 -->")).toEqual(['K18', 'C10', 'G24'])
})
