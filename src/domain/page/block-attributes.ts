import type { Block } from '../../model/page/block.ts'
import { getOwn } from '../get-own.ts'

type Data = NonNullable<Block['data']>
type Attributes = Readonly<Record<string, string | undefined>>

/** An id from the content system: non-empty text or a finite number. */
const name = (value: unknown): string | undefined =>
  (typeof value === 'string' && value !== '') || (typeof value === 'number' && Number.isFinite(value)) ? String(value) : undefined

const product = ({ productId, id }: Data): Attributes => ({ 'product-id': name(productId) ?? name(id) })
// the heading names the carousel and shares a row with its arrows
const carouselAttributes = (data: Data, title: string | undefined): Attributes => ({ ...product(data), heading: title || undefined })
const listing = ({ splitBy }: Data): Attributes => ({ filters: '', 'sort-select': '', count: '', 'split-by': name(splitBy) })

/** Maps block data to attributes, for elements that do not read blocks. The others read their block themselves. */
const byType: Readonly<Record<string, (data: Data, title: string | undefined) => Attributes>> = {
  // a second block of the same category need not repeat its description
  category: (data) => ({ ...listing(data), description: data.displayDescription === false ? 'false' : undefined }),
  productList: (data) => ({
    ...listing(data),
    'product-list': name(data.productListId),
    sort: name(data.sort),
    badges: data.displayBadges === false ? 'false' : undefined,
  }),
  // without a title of the block, the page heading already shows the phrase
  searchResults: ({ splitBy }, title) => ({
    filters: '',
    'sort-select': '',
    'split-by': name(splitBy),
    heading: title === '' ? '' : undefined,
  }),
  wishlist: () => ({ 'page-sizes': 'none' }),
  product,
  productAttributes: product,
  relatedProducts: carouselAttributes,
  alternativeProducts: carouselAttributes,
  form: ({ formId }) => ({ 'form-id': name(formId) }),
  cart: ({ restoredCartId }) => ({ 'restored-cart-id': name(restoredCartId), 'show-sku': '' }),
}

/** Attributes of a block's element, from the block's data (ENT-28). */
export function blockAttributes({ type, title, data = {} }: Block): Readonly<Record<string, string>> {
  const given = Object.entries(getOwn(byType, type)?.(data, title) ?? {})
  return Object.fromEntries(given.filter((entry): entry is [string, string] => entry[1] !== undefined))
}
