import { memo, type ReactNode, Suspense, useEffect, useRef, useState } from 'react'
import { onNearViewport, whenIdle, whenIdleInTurn } from '../../../base/dom/page-events.ts'
import { cardCode } from '../../../domain/product/card-form.ts'
import { isOnWishlist } from '../../../domain/wishlist/wishlist.ts'
import { useHost } from '../../../kit/host.ts'
import { renderNow } from '../../../kit/render-now.ts'
import { useInViewport } from '../../../kit/use-in-viewport.ts'
import { useStore } from '../../../kit/use-store.ts'
import type { Configuration } from '../../../model/app/configuration.ts'
import type { Product } from '../../../model/product/product.ts'
import type { Wishlist } from '../../../model/wishlist/wishlist.ts'
import { $editedCodes } from '../../../stores/cart/cart-summary.ts'
import { $wishlist } from '../../../stores/wishlist/wishlist.ts'
import { useShopScope } from '../../app/use-shop-scope.ts'
import { CardSkeleton } from './card-skeleton.tsx'
import { cardSku, ProductCard } from './product-card.tsx'
import { firstScreenSize, ProductsAhead } from './skeletons.tsx'
import { TemplateCard, useHasTemplate } from './template-card.tsx'
import type { CardSettings } from './use-card-settings.ts'
import { useCardSheets } from './use-card-sheets.ts'

/** Settings shared by all cards of a listing. */
export interface CardContext {
  configuration: Configuration | undefined
  layout: 'grid' | 'list'
  settings: CardSettings
  splitBy: string | undefined
  listName: string | undefined
  /** false while the list is far from the viewport: its products keep their space */
  isInViewport: boolean
}

interface CardsProps extends CardContext {
  products: readonly Product[]
  /** number of products before the first of these */
  offset: number
}

/** Products that render together: their task stays short on a slow phone. */
const sliceSize = 6
/** Products up to this number render when the page is idle, the others near the viewport. */
const idleProducts = 150
/** Later products share one list item until it nears the viewport. A multiple of the usual numbers of columns: they begin with a row. */
const blockSize = 60

/**
 * Products as list items, each with its position. The first screen renders at once, the others later, in their reserved space.
 * Memoized, so callers must pass the same array again: a render of the list during hydration would hydrate all slices in one task.
 */
export const Cards = memo(function Cards({
  products,
  offset,
  configuration,
  layout,
  settings,
  splitBy,
  listName,
  isInViewport,
}: CardsProps) {
  useCardSheets()
  const scope = useShopScope()
  const { isPrerendered = false } = useHost()
  const hasTemplate = useHasTemplate()
  const [firstSize] = useState(() => (isPrerendered ? sliceSize : firstScreenSize()))
  const [prerendered] = useState(isPrerendered ? products : undefined)
  const isListed = (product: Product, wishlist: Wishlist) => {
    const sku = cardSku(product)
    return sku !== undefined && isOnWishlist(wishlist, product.productId ?? product.id, sku, splitBy !== undefined)
  }
  const toCard: ToCard = (product, index, { wishlist, edited }) => {
    const item = { product, scope, splitBy, position: offset + index + 1, listName }
    const card = (
      <ProductCard
        {...item}
        layout={layout}
        settings={settings}
        isOnWishlist={isListed(product, wishlist)}
        isEdited={edited.size > 0 && edited.has(cardCode(product) ?? '')}
      />
    )
    if (!hasTemplate) return card
    return (
      <TemplateCard {...item} linkTarget={settings.linkTarget}>
        {isPrerendered ? card : <CardSkeleton layout={layout} configuration={configuration} settings={settings} />}
      </TemplateCard>
    )
  }
  const onShow: OnShow = (item) => whenIdle(() => scope.track('view_item_list', { item, products, offset, listName }))
  const starts = sliceStarts(products.length, firstSize)
  const slices = starts.map((start, index) => {
    const slice = products.slice(start, starts[index + 1])
    const cards = (
      <Slice
        key={slice[0] && keyOf(slice[0])}
        products={slice}
        start={start}
        isInitiallyShown={products === prerendered}
        isNear={isInViewport}
        toCard={toCard}
        onShow={start === 0 ? onShow : undefined}
      />
    )
    // each slice hydrates in a task of its own
    return isPrerendered ? <Suspense key={cards.key}>{cards}</Suspense> : cards
  })
  if (isPrerendered || products.length <= idleProducts) return slices
  const idleSlices = starts.findIndex((start) => start >= idleProducts)
  const slicesPerBlock = blockSize / sliceSize
  const blocks = Array.from({ length: Math.ceil((slices.length - idleSlices) / slicesPerBlock) }, (_, index) => {
    const first = idleSlices + index * slicesPerBlock
    const end = first + slicesPerBlock
    const count = (starts[end] ?? products.length) - (starts[first] ?? 0)
    return (
      <Block key={`block ${index}`} count={count}>
        {slices.slice(first, end)}
      </Block>
    )
  })
  return [...slices.slice(0, idleSlices), ...blocks]
})

/** Many products far down the list, as one list item of their expected height. */
function Block({ count, children }: { count: number; children: ReactNode }) {
  const ref = useRef<HTMLLIElement>(null)
  const isInViewport = useInViewport(ref, true)
  const [isPrinted, setPrinted] = useState(false)
  useEffect(() => {
    const print = () => renderNow(() => setPrinted(true))
    addEventListener('beforeprint', print)
    return () => removeEventListener('beforeprint', print)
  }, [])
  return isInViewport || isPrinted ? children : <ProductsAhead ref={ref} count={count} />
}

const keyOf = ({ id, code = '' }: Product) => `${id} ${code}`

/** Indices of the first products of all slices. */
function sliceStarts(total: number, firstSize: number): number[] {
  const later = Math.ceil(Math.max(0, total - firstSize) / sliceSize)
  return [0, ...Array.from({ length: later }, (_, index) => firstSize + index * sliceSize)]
}

/** What the visitor has done with products. */
interface Choices {
  wishlist: Wishlist
  edited: ReadonlySet<string>
}
type OnShow = (item: Element | null | undefined) => void
type ToCard = (product: Product, index: number, choices: Choices) => ReactNode

interface SliceProps {
  products: readonly Product[]
  /** index of its first product */
  start: number
  isInitiallyShown: boolean
  /** whether its list is near the viewport */
  isNear: boolean
  toCard: ToCard
  /** called with the first list item once its list is near the viewport */
  onShow: OnShow | undefined
}

/** Products that render together. Until then their list items keep their space. */
function Slice({ products, start, isInitiallyShown, isNear, toCard, onShow }: SliceProps) {
  const [wasShown, setShown] = useState(isInitiallyShown)
  const isShown = wasShown || (isNear && start === 0)
  // read here, not by the list: each slice hydrates with what the server knew, even after the list around it has changed
  const choices = { wishlist: useStore($wishlist), edited: useStore($editedCodes) }
  const items = useRef<(HTMLLIElement | null)[]>([])
  useEffect(() => {
    if (isNear) onShow?.(items.current[0])
  }, [products, isNear])
  useEffect(() => {
    if (isShown) return
    const show = () => setShown(true)
    const places = items.current.filter((item) => item !== null)
    const schedule = () => (start < idleProducts ? whenIdleInTurn(show) : onNearViewport(places, show))
    const stop = isNear ? schedule() : undefined
    const showNow = () => renderNow(show)
    addEventListener('beforeprint', showNow)
    return () => {
      stop?.()
      removeEventListener('beforeprint', showNow)
    }
  }, [isShown, start, isNear])
  return products.map((product, index) => (
    <li
      key={keyOf(product)}
      ref={(item) => {
        items.current[index] = item
      }}
      className={isShown ? undefined : 'products-placeholder'}
      aria-hidden={!isShown || undefined}
    >
      {isShown && toCard(product, start + index, choices)}
    </li>
  ))
}
