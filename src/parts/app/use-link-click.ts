import type { MouseEvent } from 'react'
import { isPlainClick } from '../../base/dom/plain-click.ts'
import { useEmit, useSettings } from '../../kit/host.ts'

/**
 * The click handler of a link of the shop: the page hears `shop-navigate` first and may keep the visit; with
 * links="event" it always does (G1). New tabs and downloads are the shopper's own business.
 */
export function useLinkClick(source: string) {
  const emit = useEmit()
  const { links } = useSettings()
  return (event: MouseEvent<HTMLAnchorElement>) => {
    const url = event.currentTarget.getAttribute('href')
    if (!url || !isPlainClick(event)) return
    const goes = emit('shop-navigate', { url, source }, true)
    if (!goes || links === 'event') event.preventDefault()
  }
}

/** Goes to an address without a link having been clicked; the page hears `shop-navigate` first and may keep the visit (G1). */
export function useNavigate(source: string) {
  const emit = useEmit()
  const { links } = useSettings()
  return (url: string) => {
    if (emit('shop-navigate', { url, source }, true) && links !== 'event') location.assign(url)
  }
}
