const escapes: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&#39;' }
const escaped = (text: string): string => text.replace(/[&<>"']/g, (character) => escapes[character] ?? '')

/** Markup that this program has written itself; everything in it that came from elsewhere is escaped (R03). */
export class Html {
  readonly text: string
  constructor(text: string) {
    this.text = text
  }
}

export type Value = string | Html | readonly Html[]

const toText = (value: Value): string => {
  if (typeof value === 'string') return escaped(value)
  return value instanceof Html ? value.text : value.map(({ text }) => text).join('\n    ')
}

/** A piece of markup whose values are escaped: html`<li>${title}</li>`. */
export const html = (parts: TemplateStringsArray, ...values: Value[]): Html =>
  new Html(parts.map((part, index) => part + (index < values.length ? toText(values[index] ?? '') : '')).join(''))

/** A page with every `{{name}}` replaced by its value, escaped for texts and for quoted attributes; throws for a name without one. */
export function fillPage(template: string, values: Readonly<Record<string, Value>>): string {
  return template.replace(/\{\{\s*([A-Za-z][\w.]*)\s*\}\}/g, (_, name: string) => {
    const value = Object.hasOwn(values, name) ? values[name] : undefined
    if (value === undefined) throw new Error(`A page asks for "${name}", which has no value`)
    return toText(value)
  })
}
