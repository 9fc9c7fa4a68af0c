import { shared } from '../../base/shared.ts'
import { type Settings, settingsAt } from '../../kit/settings.ts'
import { productCardStore } from '../../stores/product/product-cards.ts'

const batches = shared('product-cards.together', () => new Set<string>())

/**
 * Requests the products of all cards on the page at once. Cards hydrate one after the other, on a slow phone over seconds;
 * without this, each would send a request.
 */
export function batchProductRequest(shop: Settings, lang: string): void {
  const key = `${shop.apiBase}|${lang}`
  if (batches.has(key)) return
  batches.add(key)
  for (const card of document.querySelectorAll('shop-product-card[product-id]:not([language])')) {
    if (settingsAt(card).apiBase !== shop.apiBase) continue
    const $product = productCardStore(shop, {
      lang,
      id: card.getAttribute('product-id') ?? undefined,
      code: card.getAttribute('code') ?? undefined,
    })
    // keeps the store mounted until it has loaded; by then the card has subscribed
    const stop = $product.listen(({ status }) => status !== 'loading' && queueMicrotask(stop))
  }
}
