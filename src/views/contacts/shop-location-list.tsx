import { type CSSProperties, useLayoutEffect, useRef, useState } from 'react'
import { foldedShopsCount, shownShopsCount } from '../../domain/constants.ts'
import type { ShopLocation } from '../../domain/map/shop-locations.ts'
import { messages } from '../../domain/messages.ts'
import { useSheet } from '../../kit/use-sheet.ts'
import { useText } from '../../parts/app/use-text.ts'
import { Button } from '../../ui/button.tsx'
import skeleton from '../../ui/skeleton.css?sheet'
import { ShopLocationItem } from './shop-location-item.tsx'

interface ShopLocationListProps {
  /** undefined until loaded */
  shops: readonly ShopLocation[] | undefined
  selected: string | undefined
  directions: boolean
  /** CSS height of the map next to the list; a longer list scrolls */
  height: string | undefined
  /** starts with a few of many shops */
  isFolded: boolean
  /** shops can be selected, because there is a map */
  isPressable: boolean
  onSelect: (id: string) => void
}

const skeletonCards = ['first', 'second', 'third']

/** The shops, a limited number at a time (CONT-02). */
export function ShopLocationList({ shops, selected, directions, height, isFolded, isPressable, onSelect }: ShopLocationListProps) {
  useSheet(skeleton)
  const t = useText()
  const list = useRef<HTMLUListElement>(null)
  const [unfolded, setUnfolded] = useState(0)
  const maxShown = unfolded || (isFolded ? foldedShopsCount : shownShopsCount)
  const next = useRef<number>(undefined)
  const selectedIndex = shops?.findIndex(({ _id }) => _id === selected) ?? -1
  const shown = Math.max(maxShown, selectedIndex + 1)
  // scrolls a shop selected on the map into view within the list, without scrolling the page
  useLayoutEffect(() => {
    const [box, card] = [list.current?.parentElement, selectedIndex < 0 ? undefined : list.current?.children[selectedIndex]]
    if (!box || !card || getComputedStyle(box).overflowY !== 'auto') return
    const [outer, inner] = [box.getBoundingClientRect(), card.getBoundingClientRect()]
    if (inner.top < outer.top || inner.bottom > outer.bottom) box.scrollTop += inner.top - outer.top - 2
  }, [selectedIndex])
  useLayoutEffect(() => {
    if (next.current === undefined) return
    list.current?.children[next.current]?.querySelector<HTMLElement>('button, a')?.focus()
    next.current = undefined
  }, [unfolded])
  const isNextLast = shops !== undefined && shops.length <= (shown < shownShopsCount ? shownShopsCount : shown + shownShopsCount)
  const more = () => {
    next.current = shown
    setUnfolded(shown < shownShopsCount ? shownShopsCount : shown + shownShopsCount)
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
          {isNextLast ? t(messages.showShops, { count: shops.length }) : t(messages.showMore)}
        </Button>
      )}
    </div>
  )
}
