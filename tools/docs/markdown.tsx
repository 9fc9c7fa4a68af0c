import { compiler } from 'markdown-to-jsx'
import type { ReactElement, ReactNode } from 'react'
import { isValidElement } from 'react'

/** Words of rendered markdown. */
export function wordsOf(node: ReactNode): string {
  if (typeof node === 'string' || typeof node === 'number') return String(node)
  if (Array.isArray(node)) return node.map(wordsOf).join(' ')
  return isValidElement<{ children?: ReactNode }>(node) ? wordsOf(node.props.children) : ''
}

export const slugOf = (text: string): string =>
  text
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, '-')
    .replace(/^-|-$/g, '')

interface Options {
  /** the address of a link of the file; undefined renders its words alone */
  linkTo: (href: string) => string | undefined
  /** the title of a page that a link names by its file */
  titleOf: (file: string) => string | undefined
}

const Pre = ({ children }: { children?: ReactNode }) => (
  // biome-ignore lint/a11y/noNoninteractiveTabindex: code that is wider than the page scrolls by keyboard
  <pre tabIndex={0}>{children}</pre>
)

export const Table = ({ children }: { children?: ReactNode }) => (
  // biome-ignore lint/a11y/noNoninteractiveTabindex: a table that is wider than the page scrolls by keyboard
  <figure className="table" tabIndex={0} aria-label="Table">
    <table>{children}</table>
  </figure>
)

/** A head without words is no header to a screen reader. */
const HeadCell = ({ children }: { children?: ReactNode }) => (wordsOf(children).trim() ? <th scope="col">{children}</th> : <td />)

/** Markdown as React elements. Tags in it are text. */
export function renderMarkdown(markdown: string, { linkTo, titleOf }: Options): ReactElement {
  const Link = ({ href = '', children }: { href?: string; children?: ReactNode }) => {
    const target = linkTo(href)
    const title = typeof children === 'string' || Array.isArray(children) ? titleOf(wordsOf(children).trim()) : undefined
    if (title) return target === undefined ? title : <a href={target}>{title}</a>
    return target === undefined ? children : <a href={target}>{children}</a>
  }
  return compiler(markdown, {
    wrapper: 'article',
    forceWrapper: true,
    forceBlock: true,
    disableParsingRawHTML: true,
    slugify: (text) => slugOf(text),
    overrides: { a: Link, pre: Pre, table: Table, th: HeadCell },
  })
}

/** The sections of a markdown file: its title, then one per second heading, with their words. */
export function sectionsOf(markdown: string): { heading: string; text: string }[] {
  const parts = markdown.split(/^##? /m).slice(1)
  return parts.map((part) => {
    const [heading = '', ...lines] = part.split('\n')
    const text = lines
      .join(' ')
      .replace(/```\w*|[`|*#]|:?-{3,}:?/g, ' ')
      .replace(/\[([^\]]*)\]\([^)]*\)/g, '$1')
    return { heading: heading.replaceAll('`', '').trim(), text: text.replace(/\s+/g, ' ').trim() }
  })
}
