import { execFileSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'

const root = new URL('../..', import.meta.url).pathname
const sheets = execFileSync('git', ['ls-files', '--cached', '--others', '--exclude-standard', 'src'], { cwd: root, encoding: 'utf8' })
  .trim()
  .split('\n')
  .filter((file) => file.endsWith('.css'))

/** Selectors of the rules of a stylesheet that set an opacity below 1. */
function dimmedSelectors(file: string): string[] {
  const css = readFileSync(root + file, 'utf8').replaceAll(/\/\*[\s\S]*?\*\//g, '')
  const rules = [...css.matchAll(/([^{};]+)\{([^{}]*)\}/g)]
  return rules.filter(([, , body = '']) => /(^|[;\s])opacity:\s*0?\.\d/.test(body)).map(([, selector = '']) => selector.trim())
}

/** Whether a selector matches elements without text, or disabled ones, which need no contrast. */
const isExempt = (selector: string) => /(\.icon|-picture|-separator|> img|\[aria-disabled\])$/.test(selector)

test('R55 stylesheets dim only pictures and disabled elements, because transparent text lacks contrast', () => {
  const found = sheets.flatMap((file) => dimmedSelectors(file).map((selector) => `${file}: ${selector}`))
  expect(found.length).toBeGreaterThan(3)
  expect(found.filter((place) => !isExempt(place))).toEqual([])
})
