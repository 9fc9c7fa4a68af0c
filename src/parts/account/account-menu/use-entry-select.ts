import type { MouseEvent } from 'react'
import { isPlainClick } from '../../../base/dom/plain-click.ts'
import { useEmit } from '../../../kit/host.ts'
import { useLinkClick } from '../../app/use-link-click.ts'

/**
 * Click handler of an entry. Emits the cancelable `shop-section-select`, then calls `onSelect`, or follows the link without
 * it. Clicks with a modifier key or another button stay native.
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
