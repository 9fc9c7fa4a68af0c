import type { MouseEvent } from 'react'
import { pageLink, relOf } from '../../../base/security/safe-url.ts'
import { productLink } from '../../../domain/product/product-link.ts'
import type { Product } from '../../../model/product/product.ts'
import { linkClick } from '../../app/use-link-click.ts'
import type { ShopScope } from '../../app/use-shop-scope.ts'

interface CardLinkProps {
  product: Product
  scope: ShopScope
  splitBy: string | undefined
  position: number
  listName: string | undefined
  target: '_self' | '_blank'
}

/** The link that covers the card (CARD-01, CARD-02). Emits the cancelable `shop-product-click` first (ANA-01). */
export function renderCardLink({ product, scope, splitBy, position, listName, target }: CardLinkProps) {
  const { settings, emit, track } = scope
  const path = productLink(product, splitBy)
  const href = path === undefined ? undefined : pageLink(settings, path)
  if (href === undefined) return <span className="card-link">{product.title}</span>
  const onClick = (event: MouseEvent<HTMLAnchorElement>) => {
    track('select_item', { product, position, listName })
    if (emit('shop-product-click', { product, position }, true)) linkClick(scope, 'product')(event)
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
