import { shared } from '../../base/shared.ts'
import { type Settings, settingsAt } from '../../kit/settings.ts'
import { productCardStore } from '../../stores/product/product-cards.ts'

const batches = shared('product-cards.together', () => new Set<string>())

/**
 * Cards come alive one after the other, on a slow phone over seconds. The first of them asks for all that are on the page,
 * so that they are one request.
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
    // held until its answer is there: by then the card itself looks at it
    const stop = $product.listen(({ status }) => status !== 'loading' && queueMicrotask(stop))
  }
}
