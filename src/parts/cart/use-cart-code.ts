import { useEffect } from 'react'
import { onFirstInteraction } from '../../base/dom/page-events.ts'
import { guardedStorage } from '../../base/storage/storage.ts'
import { pageSettings } from '../../kit/settings.ts'
import { prepareCartCode } from '../../stores/cart/cart-code.ts'
import { $cartCount } from '../../stores/cart/cart-summary.ts'

/** Whether there may be a line in what is stored; an empty cart lies there since the first visit. */
const hasStored = () => /"products":\s*\[\s*\{/.test(guardedStorage()[`${pageSettings().storagePrefix}:carts`] ?? '')

/** Fetches the code of the carts where there may be a filled one, or as soon as somebody does something on the page, or in another tab. */
export function useCartCode(isShown = true): void {
  useEffect(() => {
    if (!isShown || $cartCount.get() !== undefined) return
    if (hasStored()) return prepareCartCode()
    const stop = onFirstInteraction(prepareCartCode)
    addEventListener('storage', prepareCartCode)
    return () => {
      stop()
      removeEventListener('storage', prepareCartCode)
    }
  }, [isShown])
}
