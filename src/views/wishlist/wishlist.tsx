import { useEffect, useRef, useState } from 'react'
import { countNeedingOptions } from '../../domain/cart/lines-to-add.ts'
import { messages } from '../../domain/messages.ts'
import { wishlistEntries } from '../../domain/wishlist/wishlist-contents.ts'
import { useSheet } from '../../kit/use-sheet.ts'
import { useStore } from '../../kit/use-store.ts'
import type { Product } from '../../model/product/product.ts'
import { UnsentNotice } from '../../parts/app/unsent-notice.tsx'
import { useConfiguration } from '../../parts/app/use-configuration.ts'
import { useCountedText } from '../../parts/app/use-counted-text.ts'
import { useText } from '../../parts/app/use-text.ts'
import { AddLines } from '../../parts/cart/add-lines.tsx'
import { Listing } from '../../parts/listing/listing.tsx'
import type { ListingProps } from '../../parts/listing/listing-props.ts'
import { HomeLink } from '../../parts/page/home-link.tsx'
import { $wishlist } from '../../stores/wishlist/wishlist.ts'
import { Icon } from '../../ui/icon.tsx'
import { heart } from '../../ui/icons.ts'
import sheet from './wishlist.css?sheet'

/** The wishlist as a listing, the newest first; removed products disappear at once, in every tab (WISH-09). */
export function Wishlist(props: ListingProps) {
  useSheet(sheet)
  const t = useText()
  const counted = useCountedText()
  const configuration = useConfiguration()
  const { productIds, codes } = wishlistEntries(useStore($wishlist))
  const [wasFilledInitially] = useState(productIds.length > 0)
  if (!productIds.length)
    return (
      <>
        <UnsentNotice target="wishlist" />
        <EmptyWishlist takesFocus={wasFilledInitially} />
      </>
    )
  const isSplit = props.splitBy === undefined ? configuration?.splitProductsByAttribute !== undefined : props.splitBy !== 'off'
  const requests = codes.map((code) => ({ code, quantity: 1 }))
  const addAll = (products: readonly Product[]) => {
    const unchosen = countNeedingOptions(requests, products, isSplit)
    return (
      <AddLines
        requests={requests}
        hasVariants={isSplit}
        label={t(messages.addAllToCart)}
        texts={{ added: messages.addedAll, left: messages.notAddedAll, nothing: messages.notAddedAll }}
        note={unchosen > 0 ? counted(messages.optionsNeeded, unchosen) : undefined}
      />
    )
  }
  return (
    <>
      <UnsentNotice target="wishlist" />
      <Listing
        {...props}
        keepPrevious
        action={props.addToCart !== false && productIds.length > 1 ? addAll : undefined}
        source={{ productIds, isSaved: true, variantCodes: isSplit ? codes : undefined, presetFilters: props.presetFilters }}
      />
    </>
  )
}

/** Moves the focus to the heading if the button that had it was removed with its product. */
function EmptyWishlist({ takesFocus }: { takesFocus: boolean }) {
  const t = useText()
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => {
    if (takesFocus && document.activeElement === document.body) heading.current?.focus()
  }, [takesFocus])
  return (
    <slot name="empty">
      <div className="wishlist-empty">
        <Icon path={heart} size={24} />
        <h2 className="wishlist-title" tabIndex={-1} ref={heading}>
          {t(messages.emptyWishlist)}
        </h2>
        <p className="wishlist-hint">{t(messages.emptyWishlistHint)}</p>
        <HomeLink source="wishlist" />
      </div>
    </slot>
  )
}
