import type { MouseEvent } from 'react'
import { isPlainClick } from '../../../base/dom/plain-click.ts'
import { useEmit } from '../../../kit/host.ts'
import { useLinkClick } from '../../app/use-link-click.ts'

/**
 * The click handler of an entry: the page hears `shop-section-select` and may keep it; with `onSelect` the section is shown
 * where it stands, else the link is followed. New tabs are the shopper's own business.
 */
export function useEntrySelect(onSelect: ((section: string) => void) | undefined) {
  const emit = useEmit()
  const follow = useLinkClick('account-menu')
  return (section: string) => (event: MouseEvent<HTMLAnchorElement>) => {
    if (!isPlainClick(event)) return
    if (!emit('shop-section-select', { section }, true)) return event.preventDefault()
    if (!onSelect) return follow(event)
    event.preventDefault()
    onSelect(section)
  }
}
