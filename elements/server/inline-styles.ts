import { styleAttribute } from '../../src/kit/hydration.ts'

/** React escapes the quotes of attributes and texts, so this matches nothing else. */
const inlineStyle = / style="([^"]*)"/g
const entities: Record<string, string> = { '&quot;': '"', '&#x27;': "'", '&lt;': '<', '&gt;': '>', '&amp;': '&' }
const decode = (text: string) => text.replace(/&(?:quot|#x27|lt|gt|amp);/g, (entity) => entities[entity] ?? entity)

/** Declarations that cannot end their rule. Others apply when the browser takes the markup over. */
const isClosed = (declarations: string) => /^[^{}<>@"'\\]*$/.test(declarations) && !declarations.includes('/*')

/**
 * Moves the inline styles of markup to a style sheet: a Content-Security-Policy can allow the sheet by its nonce, but not the
 * attributes. The browser moves them back.
 */
export function extractInlineStyles(html: string): { html: string; css: string } {
  const rules = new Set<string>()
  const marked = html.replace(inlineStyle, (_, value: string) => {
    const declarations = decode(value)
    if (isClosed(declarations)) {
      const important = declarations.split(';').map((declaration) => `${declaration}!important`)
      rules.add(`[${styleAttribute}="${declarations}"]{${important.join(';')}}`)
    }
    return ` ${styleAttribute}="${value}"`
  })
  return { html: marked, css: [...rules].join('\n') }
}
