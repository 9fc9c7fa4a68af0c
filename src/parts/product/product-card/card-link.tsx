import type { MouseEvent } from 'react'
import { pageLink, relOf } from '../../../base/security/safe-url.ts'
import { selectItem } from '../../../domain/analytics/analytics.ts'
import { productLink } from '../../../domain/product/product-link.ts'
import { useEmit, useSettings } from '../../../kit/host.ts'
import type { Product } from '../../../model/product/product.ts'
import { useLinkClick } from '../../app/use-link-click.ts'
import { useTrack } from '../../app/use-track.ts'

interface CardLinkProps {
  product: Product
  splitBy: string | undefined
  position: number
  listName: string | undefined
  target: '_self' | '_blank'
}

/** The link that covers the card (CARD-01, CARD-02). Emits the cancelable `shop-product-click` first (ANA-01). */
export function CardLink({ product, splitBy, position, listName, target }: CardLinkProps) {
  const settings = useSettings()
  const emit = useEmit()
  const track = useTrack()
  const follow = useLinkClick('product')
  const path = productLink(product, splitBy)
  const href = path === undefined ? undefined : pageLink(settings, path)
  if (href === undefined) return <span className="card-link">{product.title}</span>
  const onClick = (event: MouseEvent<HTMLAnchorElement>) => {
    track('select_item', selectItem(product, position, listName))
    if (emit('shop-product-click', { product, position }, true)) follow(event)
    else event.preventDefault()
  }
  return (
    <a
      className="card-link"
      part="link"
      href={href}
      target={target === '_blank' ? target : undefined}
      rel={relOf(settings, href) ?? (target === '_blank' ? 'noopener' : undefined)}
      onClick={onClick}
    >
      {product.title}
    </a>
  )
}
