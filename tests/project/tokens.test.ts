import { execFileSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { tokens } from '../../src/ui/tokens.ts'

const root = new URL('../..', import.meta.url).pathname
const files = execFileSync('git', ['ls-files', '--cached', '--others', '--exclude-standard', 'src', 'elements'], {
  cwd: root,
  encoding: 'utf8',
})
  .trim()
  .split('\n')
const read = (file: string) => readFileSync(root + file, 'utf8').replaceAll(/\/\*[\s\S]*?\*\//g, '')
const isListed = (name: string) => tokens.some((token) => token.name === name)

/** Names of tokens in a kind of file. */
const namesIn = (extension: RegExp) => {
  const found = files.filter((file) => extension.test(file) && file !== 'src/ui/tokens.ts')
  return new Set(found.flatMap((file) => read(file).match(/--shop-[a-z\d]+(?:-[a-z\d]+)*/g) ?? []))
}

/** The fallbacks of a token in the stylesheets, as the list writes them. */
function fallbacksOf(name: string, css: string): string[] {
  return css
    .split(`var(${name},`)
    .slice(1)
    .map((rest) => {
      let depth = 1
      const end = [...rest].findIndex((letter) => {
        depth += letter === '(' ? 1 : letter === ')' ? -1 : 0
        return depth === 0
      })
      return rest.slice(0, end).trim()
    })
    .map((fallback) => /^var\(--(?:sk|shop)-[a-z-]+, (.*)\)$/.exec(fallback)?.[1] ?? fallback)
    .map((fallback) => fallback.replaceAll('--s-', '--shop-'))
}

test('every token that the kit reads is listed, every listed token is read, and there are at most 60', () => {
  const inStyles = namesIn(/\.css$/)
  const inCode = [...namesIn(/\.tsx?$/)].filter((name) => name !== '--shop-color') // the start of several names
  expect([...inStyles, ...inCode].filter((name) => !isListed(name))).toEqual([])
  expect(tokens.filter(({ name }) => !inStyles.has(name))).toEqual([])
  expect(new Set(tokens.map(({ name }) => name)).size).toBe(tokens.length)
  expect(tokens.length).toBeLessThanOrEqual(60)
})

test('the listed defaults are those of the stylesheets', () => {
  const css = files
    .filter((file) => file.endsWith('.css'))
    .map(read)
    .join('\n')
    .replaceAll(/\s+/g, ' ')
    .replaceAll('( ', '(')
    .replaceAll(' )', ')')
  const differing = tokens.filter(({ name, fallback }) => name !== '--shop-unit' && !fallbacksOf(name, css).includes(fallback))
  expect(differing).toEqual([])
  expect(fallbacksOf('--shop-unit', css)).toEqual(['max(1rem, var(--shop-reader, 0px))'])
})

test('docs/theming.md lists every token with its meaning and default', () => {
  const page = readFileSync(`${root}docs/theming.md`, 'utf8')
  const rows = page.split('\n').filter((row) => row.startsWith('| `--shop-') && row.split('|').length > 4)
  expect(rows).toEqual(tokens.map(({ name, meaning, fallback }) => `| \`${name}\` | ${meaning} | \`${fallback}\` |`))
})
