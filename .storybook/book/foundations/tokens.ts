export interface Token {
  /** the name inside the kit: `--s-color-page` */
  name: string
  /** what a page sets: `--shop-color-page`; undefined for a value that only the kit sets */
  host: string | undefined
  /** the default */
  value: string
}

const sheets = import.meta.glob<string>('../../../src/**/*.css', { query: '?raw', import: 'default', eager: true })

const declaration = /^\s*(--s-[\w-]+):\s*([^;]+);/gm
const fallback = /^var\(\s*(--shop-[\w-]+),\s*([\s\S]*)\)$/
/** what follows another token of the page, and the default without it */
const derived = /^var\(--sk-[a-z-]+,\s*([\s\S]*)\)$/

function readToken(name: string, text: string): Token {
  const value = text.replace(/\s+/g, ' ').trim()
  const [, host, given] = value.match(fallback) ?? []
  const standard = (given ?? value).trim().replace(/,$/, '')
  return { name, host, value: standard.replace(derived, '$1') }
}

/** The tokens of the kit's style sheets, those of the base first. A token that several sheets declare is listed once. */
export const tokens: Token[] = [
  ...new Map(
    Object.entries(sheets)
      .sort(([a], [b]) => Number(b.endsWith('ui/base.css')) - Number(a.endsWith('ui/base.css')))
      .flatMap(([, css]) => [...css.matchAll(declaration)].map(([, name = '', value = '']) => readToken(name, value)))
      .filter(({ value }) => !/^(var\(--s-|inherit|unset)/.test(value) || value.includes('calc'))
      .reverse()
      .map((token) => [token.name, token] as const),
  ).values(),
].reverse()

/** Tokens whose name starts with one of the prefixes: `tokensOf('color-')`. */
export const tokensOf = (...prefixes: string[]): Token[] =>
  tokens.filter(({ name }) => prefixes.some((prefix) => name.startsWith(`--s-${prefix}`)))

/** All tokens as a style, so that samples look as they do in a tag of this page. */
export const tokenStyle: Record<string, string> = Object.fromEntries(
  tokens.map(({ name, host, value }) => [name, host ? `var(${host}, ${value})` : value]),
)
