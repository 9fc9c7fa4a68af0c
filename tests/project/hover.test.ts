import { readdirSync, readFileSync } from 'node:fs'
import { type CssNode, generate, parse, walk } from 'css-tree'
import { expect, test } from 'vitest'

const sheets = ['src', 'demo/pages'].flatMap((folder) =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.css'))
    .map((file) => `${folder}/${file}`),
)

/** Selectors with `:hover` outside `@media (hover: hover)`. */
function unguarded(css: string): string[] {
  const found: string[] = []
  const guards: CssNode[] = []
  const isGuard = (node: CssNode) =>
    node.type === 'Atrule' && node.name === 'media' && /hover:\s*hover/.test(generate(node.prelude ?? node))
  walk(parse(css), {
    enter(node: CssNode) {
      if (isGuard(node)) guards.push(node)
      if (node.type === 'Rule' && guards.length === 0 && /:hover/.test(generate(node.prelude))) found.push(generate(node.prelude))
    },
    leave(node: CssNode) {
      if (guards.at(-1) === node) guards.pop()
    },
  })
  return found
}

test('a finger leaves no element in the state of a pointer that rests on it', () => {
  expect(unguarded('a:hover { color: red } @media (hover: hover) { b:hover { color: red } }')).toEqual(['a:hover'])
  const found = sheets.flatMap((file) => unguarded(readFileSync(file, 'utf8')).map((selector) => `${file}: ${selector}`))
  expect(found).toEqual([])
})
