import { type Html, html } from '../../server/http/page-template.ts'
import { imageUrl, srcSetOf } from '../../src/base/images/image-url.ts'
import { formatMoney } from '../../src/domain/money.ts'
import { availableQuantity } from '../../src/domain/product/availability.ts'
import { badges, discountPercent } from '../../src/domain/product/product-badges.ts'
import type { Product } from '../../src/model/product/product.ts'

/** What a card shows: the texts and the picture of the kit's card. */
export interface Facts {
  title: string
  sku: string
  url: string
  price: string
  oldPrice: string
  discount: string
  labels: string
  stock: string
  src: string
  srcset: string
  loading: 'eager' | 'lazy'
}

const imageWidthsPx = [170, 240, 340, 480, 680]
export const imageWidthPx = 340
/** The kit's own, so that browsers choose the same pictures. */
export const imageSizes = '(min-width: 1248px) 300px, (min-width: 768px) 33vw, 50vw'
/** Cards whose pictures load before the layout is known, as in the kit. */
const eagerCards = 4

/** The facts of the product at this index of its list. */
export function factsOf(shop: string, product: Product, index: number): Facts {
  const { title, code = '', url = '', priceNow = 0, priceOld = 0, images = [] } = product
  const pictureOf = (width: number) => imageUrl(shop, images[0] ?? '', { w: width, h: width, fit: 'cover', f: 'webp' })
  const percent = discountPercent(product)
  const pieces = availableQuantity(product)
  return {
    title,
    sku: code,
    url,
    price: formatMoney(priceNow, 'EUR'),
    oldPrice: priceOld > priceNow ? formatMoney(priceOld, 'EUR') : '',
    discount: percent === undefined ? '' : `-${percent}%`,
    labels: badges(product).join(' '),
    stock: pieces > 0 ? `In stock, ${pieces} pcs` : 'On order',
    src: pictureOf(imageWidthPx) ?? '',
    srcset: srcSetOf(imageWidthsPx, pictureOf) ?? '',
    loading: index < eagerCards ? 'eager' : 'lazy',
  }
}

/** A plain card. */
export const card = ({
  title,
  sku,
  url,
  price,
  oldPrice,
  discount,
  labels,
  stock,
  src,
  srcset,
  loading,
}: Facts): Html => html`<article class="card">
<img src="${src}" srcset="${srcset}" sizes="${imageSizes}" alt="" loading="${loading}" decoding="async" width="${String(imageWidthPx)}" height="${String(imageWidthPx)}">
<b>${discount}</b> <b>${labels}</b><h3><a href="${url}">${title}</a></h3><small>${sku}</small><p>${price} <s>${oldPrice}</s></p><p>${stock}</p><button type="button">Add to cart</button>
</article>`
