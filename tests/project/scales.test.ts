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
