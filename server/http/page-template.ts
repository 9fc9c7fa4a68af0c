const escapes: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&#39;' }
const escaped = (text: string): string => text.replace(/[&<>"']/g, (character) => escapes[character] ?? '')

/** Trusted markup: all values in it are escaped (R03). */
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

/** Builds markup and escapes its values: html`<li>${title}</li>`. */
export const html = (parts: TemplateStringsArray, ...values: Value[]): Html =>
  new Html(parts.map((part, index) => part + (index < values.length ? toText(values[index] ?? '') : '')).join(''))

/** Replaces every `{{name}}` with its value, escaped for text and quoted attributes. Throws if a value is missing. */
export function fillPage(template: string, values: Readonly<Record<string, Value>>): string {
  return template.replace(/\{\{\s*([A-Za-z][\w.]*)\s*\}\}/g, (_, name: string) => {
    const value = Object.hasOwn(values, name) ? values[name] : undefined
    if (value === undefined) throw new Error(`The placeholder "${name}" has no value`)
    return toText(value)
  })
}
