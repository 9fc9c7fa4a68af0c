import { type CSSProperties, useLayoutEffect, useRef, useState } from 'react'
import { shownShopsCount } from '../../domain/constants.ts'
import type { ShopLocation } from '../../domain/map/shop-locations.ts'
import { messages } from '../../domain/messages.ts'
import { useSheet } from '../../kit/use-sheet.ts'
import { useText } from '../../parts/app/use-text.ts'
import { Button } from '../../ui/button.tsx'
import skeleton from '../../ui/skeleton.css?sheet'
import { ShopLocationItem } from './shop-location-item.tsx'

interface ShopLocationListProps {
  /** undefined while they are on their way */
  shops: readonly ShopLocation[] | undefined
  selected: string | undefined
  directions: boolean
  /** css length of the map beside it; longer lists scroll */
  height: string | undefined
  /** a shop can be selected: there is a map that shows it */
  isPressable: boolean
  onSelect: (id: string) => void
}

const skeletonCards = ['first', 'second', 'third']

/** The shops, so many at a time (CONT-02). */
export function ShopLocationList({ shops, selected, directions, height, isPressable, onSelect }: ShopLocationListProps) {
  useSheet(skeleton)
  const t = useText()
  const list = useRef<HTMLUListElement>(null)
  const [maxShown, setMaxShown] = useState(shownShopsCount)
  const next = useRef<number>(undefined)
  const at = shops?.findIndex(({ _id }) => _id === selected) ?? -1
  const shown = Math.max(maxShown, at + 1)
  // what was selected on the map comes into view inside the list, never by moving the page
  useLayoutEffect(() => {
    const [box, card] = [list.current?.parentElement, at < 0 ? undefined : list.current?.children[at]]
    if (!box || !card || getComputedStyle(box).overflowY !== 'auto') return
    const [outer, inner] = [box.getBoundingClientRect(), card.getBoundingClientRect()]
    if (inner.top < outer.top || inner.bottom > outer.bottom) box.scrollTop += inner.top - outer.top - 2
  }, [at])
  useLayoutEffect(() => {
    if (next.current === undefined) return
    list.current?.children[next.current]?.querySelector<HTMLElement>('button, a')?.focus()
    next.current = undefined
  }, [maxShown])
  const more = () => {
    next.current = shown
    setMaxShown(shown + shownShopsCount)
  }
  return (
    <div className="contacts-list" style={{ '--list-height': height } as CSSProperties} aria-busy={!shops || undefined}>
      <ul ref={list} aria-label={t(messages.shops)} part="list">
        {shops
          ? shops
              .slice(0, shown)
              .map((shop) => (
                <ShopLocationItem
                  key={shop._id}
                  shop={shop}
                  isSelected={shop._id === selected}
                  directions={directions}
                  isPressable={isPressable && shop.position !== undefined}
                  onSelect={onSelect}
                />
              ))
          : skeletonCards.map((name) => <li key={name} className="skeleton shop-item-space" part="skeleton" aria-hidden="true" />)}
      </ul>
      {shops && shops.length > shown && (
        <Button className="contacts-more" onClick={more}>
          {t(messages.showMore)}
        </Button>
      )}
    </div>
  )
}
