import { execFileSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'

const root = new URL('../..', import.meta.url).pathname
const sheets = execFileSync('git', ['ls-files', '--cached', '--others', '--exclude-standard', 'src'], { cwd: root, encoding: 'utf8' })
  .trim()
  .split('\n')
  .filter((file) => file.endsWith('.css'))

/** Selectors of a sheet whose rule makes something partly transparent. */
function dimmed(file: string): string[] {
  const css = readFileSync(root + file, 'utf8').replaceAll(/\/\*[\s\S]*?\*\//g, '')
  const rules = [...css.matchAll(/([^{};]+)\{([^{}]*)\}/g)]
  return rules.filter(([, , body = '']) => /(^|[;\s])opacity:\s*0?\.\d/.test(body)).map(([, selector = '']) => selector.trim())
}

/** What carries no words, and what cannot be used. */
const isWordless = (selector: string) => /(\.icon|-picture|-separator|> img|\[aria-disabled\])$/.test(selector)

test('R55 only pictures and what cannot be used are dimmed: transparent words lack contrast', () => {
  const found = sheets.flatMap((file) => dimmed(file).map((selector) => `${file}: ${selector}`))
  expect(found.length).toBeGreaterThan(3)
  expect(found.filter((place) => !isWordless(place))).toEqual([])
})
