import { readdirSync, readFileSync } from 'node:fs'
import { type CssNode, type Declaration, generate, parse, walk } from 'css-tree'
import { expect, test } from 'vitest'

const sheets = readdirSync('src', { recursive: true, encoding: 'utf8' })
  .filter((file) => file.endsWith('.css'))
  .map((file) => `src/${file}`)

/** Properties whose lengths are steps of the scale of spaces. */
const spacing = /^(?:(?:row-|column-)?gap|(?:margin|padding)(?:-.*)?)$/
const hairlinePx = 2

function declarationsOf(css: string): Declaration[] {
  const declarations: Declaration[] = []
  walk(parse(css, { parseCustomProperty: true }), {
    visit: 'Declaration',
    enter: (node: CssNode) => void declarations.push(node as Declaration),
  })
  return declarations
}

/** Declarations of gaps, margins and paddings with a length in px that is not a hairline. */
function rawSpaces(css: string): string[] {
  return declarationsOf(css)
    .filter(({ property }) => spacing.test(property))
    .filter(({ value }) => {
      let isRaw = false
      walk(value, (node) => {
        isRaw ||= node.type === 'Dimension' && node.unit === 'px' && Math.abs(Number(node.value)) > hairlinePx
      })
      return isRaw
    })
    .map(({ property, value }) => `${property}: ${generate(value)}`)
}

/** Font sizes that are neither steps of the scale of text nor relative to the text around; `max()` holds the least size of a field on phones. */
const rawTextSizes = (css: string): string[] =>
  declarationsOf(css)
    .filter(({ property, value }) => property === 'font-size' && !/^max\(/.test(generate(value)))
    .filter(({ value }) => /--s-unit|--shop-|\d(?:px|rem)/.test(generate(value).replace('clamp(0px', '')))
    .map(({ value }) => generate(value))

const read = (file: string) => readFileSync(file, 'utf8')
const scaleOf = (prefix: RegExp) =>
  new Set(
    sheets
      .flatMap((file) => declarationsOf(read(file)))
      .map(({ property }) => property)
      .filter((property) => prefix.test(property)),
  )

test('gaps, margins and paddings are steps of the scale of spaces, not pixels', () => {
  expect(rawSpaces('a { gap: 12px; margin: 0 calc(1em - 3px); padding: 1px 2px var(--s-space-3); inset: 9px }')).toEqual([
    'gap: 12px',
    'margin: 0 calc(1em - 3px)',
  ])
  expect(sheets.flatMap((file) => rawSpaces(read(file)).map((space) => `${file}: ${space}`))).toEqual([])
  expect([...scaleOf(/^--s-space-\d+$/)]).toHaveLength(12)
})

test('font sizes are steps of the scale of text', () => {
  const css = 'a { font-size: 15px } b { font-size: calc(var(--s-unit) * 1.1) } c { font-size: var(--s-text-md) } d { font-size: 0.9em }'
  expect(rawTextSizes(css)).toEqual(['15px', 'calc(var(--s-unit)*1.1)'])
  expect(sheets.flatMap((file) => rawTextSizes(read(file)).map((size) => `${file}: ${size}`))).toEqual([])
  expect([...scaleOf(/^--s-text-/)]).toHaveLength(9)
})
