import { imageUrl, pixelRatioLimit, srcSetOf } from '../../../base/images/image-url.ts'
import { getOwn } from '../../../domain/get-own.ts'
import type { Product } from '../../../model/product/product.ts'
import { renderIcon } from '../../../ui/icon.tsx'
import { imageOff } from '../../../ui/icons.ts'
import type { ShopScope } from '../../app/use-shop-scope.ts'

interface ProductImageProps {
  product: Product
  scope: ShopScope
  /** near the top of its list: loads eagerly */
  early: boolean
}

const widthsPx = [170, 240, 340, 480, 680]
const standardPx = 340
// Not "auto": Chromium never frees a lazy picture that is removed with it (R52; Chromium 156, 2026-11-20). No report of just that was found;
// https://github.com/Fyrd/caniuse/pull/6596 is about lazy pictures.
const sizes = '(min-width: 1248px) 300px, (min-width: 768px) 33vw, 50vw'

/** The first picture of a product, always square (CARD-03). */
export function renderProductImage({
  product: { images, imageAltByImageId },
  scope: { settings, configuration },
  early,
}: ProductImageProps) {
  const id = images?.[0] ?? ''
  const squareUrl = (width: number) => imageUrl(settings.apiBase, id, { w: width, h: width, fit: 'cover', f: 'webp' })
  const src = squareUrl(standardPx)
  if (src === undefined) return <div className="card-image">{renderIcon(imageOff, 36)}</div>
  const offered = widthsPx.filter((width) => width <= standardPx * pixelRatioLimit(configuration?.imageQuality))
  return (
    <div className="card-image">
      <img
        part="image"
        src={src}
        srcSet={srcSetOf(offered, squareUrl)}
        sizes={sizes}
        alt={getOwn(imageAltByImageId, id) ?? ''}
        width={standardPx}
        height={standardPx}
        loading={early ? 'eager' : 'lazy'}
        decoding="async"
      />
    </div>
  )
}
