import { execFileSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { parseSync } from 'vite'
import { expect, test } from 'vitest'

const root = new URL('../..', import.meta.url).pathname
const views = execFileSync('git', ['ls-files', '--cached', '--others', '--exclude-standard', 'src', 'elements'], {
  cwd: root,
  encoding: 'utf8',
})
  .trim()
  .split('\n')
  .filter((file) => file.endsWith('.tsx'))

/** Attributes that shoppers see or hear. */
const spoken = /^(aria-(label|description|roledescription|valuetext|placeholder)|title|alt|placeholder|label|text|heading|children)$/

/** What is written the same in every language: units, names of tokens, formats of dates. */
const notations = /^(px|--[a-z-]+|[YMDHm :-]+)$/

type Node = { type: string } & Record<string, unknown>
const isNode = (value: unknown): value is Node => typeof (value as Node | null)?.type === 'string'

/** The texts that an expression may be, as far as they are written in it. */
function textsOf(node: unknown): string[] {
  if (!isNode(node)) return []
  switch (node.type) {
    case 'Literal':
      return typeof node.value === 'string' ? [node.value] : []
    case 'TemplateLiteral':
      return (node.quasis as { value: { cooked: string } }[]).map(({ value }) => value.cooked)
    case 'ConditionalExpression':
      return [node.consequent, node.alternate].flatMap(textsOf)
    case 'LogicalExpression':
    case 'BinaryExpression':
      return node.operator === '+' || node.type === 'LogicalExpression' ? [node.left, node.right].flatMap(textsOf) : []
    case 'JSXExpressionContainer':
    case 'ParenthesizedExpression':
      return textsOf(node.expression)
    case 'JSXText':
      return [node.value as string]
    default:
      return []
  }
}

/** The words of a source that are shown as they are written, instead of from src/domain/messages. */
function literalTexts(name: string, source: string): string[] {
  const found: string[] = []
  const visit = (value: unknown) => {
    if (Array.isArray(value)) return value.forEach(visit)
    if (!isNode(value)) return
    if (value.type === 'JSXElement' || value.type === 'JSXFragment') found.push(...(value.children as Node[]).flatMap(textsOf))
    if (value.type === 'JSXAttribute' && spoken.test(String((value.name as Node).name))) found.push(...textsOf(value.value))
    if (value.type === 'CallExpression' && ['announce', 't'].includes(String((value.callee as Node).name)))
      found.push(...textsOf((value.arguments as Node[])[0]))
    Object.values(value).forEach(visit)
  }
  visit(parseSync(name, source).program)
  return found.map((text) => text.trim()).filter((text) => /\p{L}/u.test(text) && !notations.test(text))
}

test('views show no words of their own, only texts that can be translated', () => {
  const found = views.map((file) => [file, literalTexts(file, readFileSync(root + file, 'utf8'))] as const)
  expect(found.filter(([, texts]) => texts.length > 0)).toEqual([])
  expect(views.length).toBeGreaterThan(200)
})

test('finds words in text, expressions, attributes and announcements', () => {
  const source = `
    announce('Saved')
    export const View = ({ n, t, m }) => (
      <>
        <p className="text" data-kind="Line" aria-label={n ? 'Many' : t(m.few)}>{n} items</p>
        {n > 1 && 'Sold out'}
        <b title="Close">{\`\${n} left\`}: {t(m.words)} – …</b>
        <Field label={'Name'} part="error" />
      </>
    )`
  expect(literalTexts('view.tsx', source).sort()).toEqual(['Close', 'Many', 'Name', 'Saved', 'Sold out', 'items', 'left'])
})
