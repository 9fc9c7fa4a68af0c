import { useEffect } from 'react'
import { useSettings } from '../../kit/host.ts'
import { useStore } from '../../kit/use-store.ts'
import { languageStore } from '../../stores/app/language.ts'
import { checkWishlistSoon } from '../../stores/wishlist/wishlist-check.ts'

/** An element that shows the wishlist has it checked with the catalogue, once a page (WISH-04). */
export function useWishlistCheck(): void {
  const settings = useSettings()
  const language = useStore(languageStore(settings))
  useEffect(() => checkWishlistSoon(settings, language), [settings, language])
}
