import { whenIdle } from '../../src/base/dom/page-events.ts'
import { nearestName } from '../../src/domain/nearest.ts'
import { emit } from '../../src/kit/emit.ts'
import { kebab, pageSettings } from '../../src/kit/settings.ts'
import type { LazyTag } from './lazy-tags.ts'
import type { ShopTag } from './registry.ts'

/*
 * Reports misspelled tags and attributes. Loaded only when a page has one.
 */

const hint = (suggestion: string | undefined) => (suggestion ? `did you mean "${suggestion}"?` : 'there is no such attribute')

/** Reports attributes that an element does not know. Settings of `shop-config` apply to every element. */
export function reportAttributes(element: HTMLElement, unknown: readonly string[], known: readonly string[]): void {
  const settings = Object.keys(pageSettings()).map(kebab)
  for (const attribute of unknown)
    if (!settings.includes(attribute)) emit(element, 'shop-error', { message: hint(nearestName(attribute, known)), attribute })
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
    const suggestion = nearestName(tag, [...Object.keys(coreTags), ...lazyTags])
    const message = `the kit has no such tag${suggestion ? `; did you mean <${suggestion}>?` : ''}`
    console.error(`<${tag}>: ${message}`)
    emit(element, 'shop-error', { message })
  }
  if (document.readyState === 'complete') whenIdle(report)
  else addEventListener('load', () => whenIdle(report))
}
