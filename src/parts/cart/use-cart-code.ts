import { useEffect } from 'react'
import { onFirstInteraction } from '../../base/dom/page-events.ts'
import { guardedStorage } from '../../base/storage/storage.ts'
import { pageSettings } from '../../kit/settings.ts'
import { prepareCartCode } from '../../stores/cart/cart-code.ts'
import { $cartCount } from '../../stores/cart/cart-summary.ts'

/** Whether local storage may hold a line. An empty cart is stored from the first visit on. */
const hasStored = () => /"products":\s*\[\s*\{/.test(guardedStorage()[`${pageSettings().storagePrefix}:carts`] ?? '')

/** Loads the cart code: at once if storage may hold a filled cart, else on the first interaction or a storage change in another tab. */
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
