import { whenIdle } from '../../src/base/dom/page-events.ts'
import { emit } from '../../src/kit/emit.ts'
import { kebab, pageSettings } from '../../src/kit/settings.ts'
import type { LazyTag } from './lazy-tags.ts'
import type { ShopTag } from './registry.ts'

/*
 * Reports misspelled tags and attributes. Loaded only when a page has one.
 */

/** Ignores hyphens and underscores; HTML itself lowercases `pageSize` to `pagesize`. */
const normalize = (name: string) => name.replaceAll(/[-_]/g, '')

/** Number of characters to insert, delete or replace between two words. */
function editDistance(one: string, other: string): number {
  let row = Array.from({ length: other.length + 1 }, (_, index) => index)
  for (const [line, letter] of [...one].entries()) {
    const next = [line + 1]
    for (const [column, otherLetter] of [...other].entries())
      next.push(
        Math.min((row[column] as number) + Number(letter !== otherLetter), (row[column + 1] as number) + 1, (next[column] as number) + 1),
      )
    row = next
  }
  return row[other.length] as number
}

const maxTypos = 2

/** The known name that was probably meant: the nearest one, or else one that ends with the name, as `product-list` does with `list`. */
function suggest(name: string, known: readonly string[]): string | undefined {
  const distance = (other: string) => editDistance(normalize(name), normalize(other))
  const [nearest] = [...known].sort((a, b) => distance(a) - distance(b))
  const isNear = nearest !== undefined && distance(nearest) <= Math.min(maxTypos, name.length / 3)
  return isNear ? nearest : known.find((other) => other.endsWith(`-${name}`))
}

const hint = (suggestion: string | undefined) => (suggestion ? `did you mean "${suggestion}"?` : 'there is no such attribute')

/** Reports attributes that an element does not know. Settings of `shop-config` apply to every element. */
export function reportAttributes(element: HTMLElement, unknown: readonly string[], known: readonly string[]): void {
  const settings = Object.keys(pageSettings()).map(kebab)
  for (const attribute of unknown)
    if (!settings.includes(attribute)) emit(element, 'shop-error', { message: hint(suggest(attribute, known)), attribute })
}

const coreTags: Record<Exclude<ShopTag, LazyTag>, true> = {
  'shop-add-to-cart': true,
  'shop-cart-button': true,
  'shop-config': true,
  'shop-product-card': true,
  'shop-product-list': true,
  'shop-side-cart': true,
}

/** Reports a tag that neither the kit nor, until the page is idle, the host page has defined. */
export function reportTag(tag: string, lazyTags: readonly string[]): void {
  const report = () => {
    const element = document.querySelector<HTMLElement>(tag)
    if (!element || customElements.get(tag)) return
    const suggestion = suggest(tag, [...Object.keys(coreTags), ...lazyTags])
    const message = `the kit has no such tag${suggestion ? `; did you mean <${suggestion}>?` : ''}`
    console.error(`<${tag}>: ${message}`)
    emit(element, 'shop-error', { message })
  }
  if (document.readyState === 'complete') whenIdle(report)
  else addEventListener('load', () => whenIdle(report))
}
