import { readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { floor } from '../../tools/floor/floor.ts'
import { scriptFeatures, type Use } from '../../tools/floor/script-features.ts'
import { sheetFeatures } from '../../tools/floor/sheet-features.ts'
import { missingVersions } from '../../tools/floor/support.ts'
import { groups } from '../../tools/test/test-steps.ts'

const newer = (uses: Use[], oldest = floor) =>
  uses.filter(({ meanings }) => missingVersions(meanings, oldest).length).map(({ name }) => name)

test('the guides name the oldest browsers that the kit is checked against', () => {
  const { chrome, firefox, safari } = floor
  for (const file of ['docs/versions.md', 'tools/package/README.md'])
    expect(readFileSync(file, 'utf8')).toContain(`Chrome and Edge ${chrome}, Firefox ${firefox}, Safari ${safari}`)
})

describe('the check of the browser floor', () => {
  const newScripts = {
    'a global': ['scheduler.yield()', 'scheduler'],
    'a class': ['new CloseWatcher()', 'CloseWatcher'],
    'a static method': ['Promise.try(work)', 'Promise.try'],
    'a method': ['cookieStore.get("a"); element.setHTMLUnsafe("a"); element.setHTML("a")', 'setHTML()'],
    'a method of Intl': ['new Intl.Locale("lt").getWeekInfo()', 'getWeekInfo()'],
  }
  test.each(Object.entries(newScripts))('reports %s that the oldest browsers lack', (_, [code, name]) => {
    expect(newer(scriptFeatures('a.ts', code as string))).toContain(name)
  })

  test('ignores what a script tests or declares, and types', () => {
    const code = 'element.setHTML?.("a"); const scheduler = { soon() {} }; scheduler.soon(); let watcher: CloseWatcher'
    expect(newer(scriptFeatures('a.ts', code))).toEqual([])
  })

  const newSheets = {
    'a property': ['a { anchor-name: --a }', 'anchor-name'],
    'a value': ['a { field-sizing: content }', 'field-sizing: content'],
    'a function': ['a { color: contrast-color(red) }', 'contrast-color()'],
    'a selector': ['a:open { color: red }', ':open'],
    'an at-rule': ['@function --a() { result: 1px }', '@function'],
  }
  test.each(Object.entries(newSheets))('reports %s that the oldest browsers lack', (_, [text, name]) => {
    expect(newer(sheetFeatures(text as string))).toContain(name)
  })

  const formerFloor = { chrome: 118, firefox: 120, safari: 17.5 }
  test.each([
    ['relative colours', 'a { color: oklch(from red l c h) }', 'oklch(from …)'],
    ['a selector that looks inside', 'a:has(b) { color: red }', ':has'],
  ])('reports %s below the floor', (_, text, name) => {
    expect(newer(sheetFeatures(text), formerFloor)).toEqual([name])
    expect(newer(sheetFeatures(text))).toEqual([])
  })

  test('npm run check and npm test run it', () => {
    const { scripts } = JSON.parse(readFileSync('package.json', 'utf8')) as { scripts: Record<string, string> }
    expect(scripts.check).toContain('tools/floor/check-floor.ts')
    expect(groups.flat(2).map(({ command }) => command?.[1])).toContain('tools/floor/check-floor.ts')
  })

  test('ignores what @supports tests, and prefixes', () => {
    expect(newer(sheetFeatures('@supports (anchor-name: --a) { a { anchor-name: --a } } a::-moz-range-thumb { color: red }'))).toEqual([])
  })
})
