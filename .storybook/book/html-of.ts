import type { ReactElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import type { StoryContext } from 'storybook/internal/types'

const quote = (value: string) =>
  value.includes('"') ? `'${value.replaceAll('&', '&amp;').replaceAll("'", '&#39;')}'` : `"${value.replaceAll('&', '&amp;')}"`

/** An attribute as an author writes it: flags without a value, JSON in single quotes. */
const attributeText = ({ name, value }: Attr) => (value === 'true' || value === '' ? name : `${name}=${quote(value)}`)

const lineLimit = 88

function print(node: Node, indent: string): string[] {
  if (!(node instanceof Element)) return (node.textContent ?? '').trim() ? [indent + (node.textContent ?? '').trim()] : []
  const attributes = [...node.attributes].map(attributeText)
  const oneLine = `<${[node.localName, ...attributes].join(' ')}>`
  const opening =
    indent.length + oneLine.length <= lineLimit || attributes.length < 2
      ? [indent + oneLine]
      : [`${indent}<${node.localName}`, ...attributes.map((attribute) => `${indent}  ${attribute}`), `${indent}>`]
  const children = [...node.childNodes].flatMap((child) => print(child, `${indent}  `))
  const closing = `</${node.localName}>`
  const isShort = children.length === 0 || (children.length === 1 && node.childElementCount === 0 && (children[0]?.length ?? 0) < 60)
  if (isShort) return [...opening.slice(0, -1), (opening.at(-1) ?? '') + (children[0]?.trim() ?? '') + closing]
  return [...opening, ...children, indent + closing]
}

/** The HTML of a story, to copy into a page. */
export function htmlOf(context: StoryContext): string {
  const template = document.createElement('template')
  try {
    template.innerHTML = renderToStaticMarkup(context.originalStoryFn(context.args, context) as ReactElement)
  } catch {
    return '' // a story of parts, which has no markup of its own
  }
  return [...template.content.childNodes].flatMap((node) => print(node, '')).join('\n')
}
