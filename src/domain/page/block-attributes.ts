import type { Block } from '../../model/page/block.ts'
import { getOwn } from '../get-own.ts'

type Data = NonNullable<Block['data']>
type Attributes = Readonly<Record<string, string | undefined>>

/** What a content system may write as a name: a text or a number. */
const name = (value: unknown): string | undefined =>
  (typeof value === 'string' && value !== '') || (typeof value === 'number' && Number.isFinite(value)) ? String(value) : undefined

const product = ({ productId, id }: Data): Attributes => ({ 'product-id': name(productId) ?? name(id) })
// named after its heading, beside which its arrows stand
const carouselAttributes = (data: Data, title: string | undefined): Attributes => ({ ...product(data), heading: title || undefined })
const listing: Attributes = { filters: '', 'sort-select': '', count: '' }

/** Types whose elements know no blocks: their data as attributes. The others read their block themselves. */
const byType: Readonly<Record<string, (data: Data, title: string | undefined) => Attributes>> = {
  category: () => listing,
  productList: ({ productListId, sort }) => ({ ...listing, 'product-list': name(productListId), sort: name(sort) }),
  // where the page has its title it says the phrase too
  searchResults: (_, title) => ({ filters: '', 'sort-select': '', heading: title === '' ? '' : undefined }),
  wishlist: () => ({ 'page-sizes': 'none' }),
  product,
  productAttributes: product,
  relatedProducts: carouselAttributes,
  alternativeProducts: carouselAttributes,
  form: ({ formId }) => ({ 'form-id': name(formId) }),
  cart: ({ restoredCartId }) => ({ 'restored-cart-id': name(restoredCartId), 'show-sku': '' }),
}

/** The attributes that a block's data becomes (ENT-28). */
export function blockAttributes({ type, title, data = {} }: Block): Readonly<Record<string, string>> {
  const given = Object.entries(getOwn(byType, type)?.(data, title) ?? {})
  return Object.fromEntries(given.filter((entry): entry is [string, string] => entry[1] !== undefined))
}
