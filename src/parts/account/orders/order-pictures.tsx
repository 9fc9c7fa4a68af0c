import { imageSources } from '../../../base/images/image-sources.ts'
import { messages } from '../../../domain/messages.ts'
import { useSettings } from '../../../kit/host.ts'
import { useSheet } from '../../../kit/use-sheet.ts'
import { useStore } from '../../../kit/use-store.ts'
import type { OrderProduct } from '../../../model/account/order.ts'
import { productCardStore } from '../../../stores/product/product-cards.ts'
import { useLanguage } from '../../app/use-configuration.ts'
import { useCountedText } from '../../app/use-counted-text.ts'
import sheet from './order-pictures.css?sheet'

const shownCount = 3
const picturePx = 40

/** Pictures of the first products of an order; decorative, as the details name them. */
export function OrderPictures({ products }: { products: readonly OrderProduct[] }) {
  useSheet(sheet)
  const counted = useCountedText()
  const pieces = products.reduce((sum, { quantity }) => sum + quantity, 0)
  const ids = [...new Set(products.flatMap(({ id }) => id ?? []))]
  return (
    <span className="order-pictures">
      {ids.slice(0, shownCount).map((id) => (
        <OrderPicture key={id} id={id} />
      ))}
      <span className="section-quiet">{counted(messages.pieces, pieces)}</span>
    </span>
  )
}

/** Picture of a product; an empty box if the product no longer exists. */
export function OrderPicture({ id }: { id: string }) {
  const settings = useSettings()
  const lang = useLanguage()
  const product = useStore(productCardStore(settings, { lang, id })).value
  return <SmallPicture imageId={product?.images?.[0]} />
}

/** A decorative picture; an empty box without an image. */
export function SmallPicture({ imageId }: { imageId: string | undefined }) {
  useSheet(sheet)
  const { apiBase } = useSettings()
  const sources = imageId === undefined ? undefined : imageSources(apiBase, imageId, { width: picturePx, fit: 'cover' })
  if (!sources?.src) return <span className="order-picture" />
  return (
    <img
      className="order-picture"
      part="image"
      {...sources}
      sizes={`${picturePx}px`}
      alt=""
      width={picturePx}
      height={picturePx}
      loading="lazy"
      decoding="async"
    />
  )
}
