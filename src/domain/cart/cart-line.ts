import type { Product } from '../../model/product/product.ts'
import type { Variant } from '../../model/product/variant.ts'
import { getOwn } from '../get-own.ts'
import { choiceTitles as titlesOf } from '../product/product-link.ts'
import type { NewLine } from './cart.ts'

/** The chosen options of a product, and its price including the paid ones. */
export interface LineSelection extends Pick<NewLine, 'attributes' | 'deliveryDate' | 'choiceTitles' | 'price'> {
  code: string
  variant?: Variant | undefined
}

/** The cart line of a product or of its variant. Price and title are for display only. */
export function newLine(product: Product, chosen: LineSelection): NewLine {
  const { code, variant, attributes, deliveryDate, choiceTitles, price } = chosen
  const values = attributes ?? product.splitAttributeValueByCode
  const titles = choiceTitles?.length ? choiceTitles : titlesOf(product.attributes, values ?? {}) // a line shows no value codes
  const imageId = variant?.images?.[0] ?? product.images?.[0]
  const imageAlt = imageId === undefined ? undefined : getOwn(product.imageAltByImageId, imageId)
  return {
    id: product.productId ?? product.id,
    code,
    title: product.title,
    price: price ?? variant?.priceNow ?? product.priceNow,
    categoryTitle: product.categoryTitle,
    imageId,
    attributes: values,
    // set even if undefined: adding the product again overwrites the details of its line
    deliveryDate,
    choiceTitles: titles.length > 0 ? titles : undefined,
    ...(imageAlt && { imageAlt }),
    ...(product.url && { url: product.url }),
  }
}
