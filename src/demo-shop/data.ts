import { matchLanguage } from '../domain/language.ts'
import type { CustomerDetails } from '../model/account/customer.ts'
import type { Order } from '../model/account/order.ts'
import type { PaymentMethod, ShippingMethod } from '../model/checkout/checkout-methods.ts'
import type { Category } from '../model/listing/category.ts'
import type { Filter } from '../model/listing/filter.ts'
import type { Attribute } from '../model/product/attribute.ts'
import type { Product } from '../model/product/product.ts'
import type { Variant } from '../model/product/variant.ts'

/** What `npm run demo-shop` took from the reference shop, in one language. */
export interface DemoData {
  configuration: Record<string, unknown>
  categories: Category[]
  products: (Product & { images: string[]; codes: string[] })[]
  /** rows of products that are split by colour: what differs from the product, and the attribute with its value */
  split: (Partial<Product> & { id: string; productId: string; attribute: Attribute })[]
  /** all filters of all products, nothing chosen */
  filters: Filter[]
  variants: Record<string, (Variant & { code: string })[]>
  quantityPrices: Record<string, { quantity: number; days: number; price: number; priceOld?: number }[]>
  lists: Record<string, string[]>
  paymentMethods: PaymentMethod[]
  shippingMethods: ShippingMethod[]
  countries: { code: string; VAT?: number }[]
  forms: Record<string, unknown>
  news: { id: string }[]
  pages: Record<string, unknown>
  menus: Record<string, unknown>
  account: { details: CustomerDetails; orders: Order[]; loyalty: unknown[] }
  /** answers without parameters */
  [answer: string]: unknown
}

// files, in the npm package too: an id of a picture can be an address, but not its data
const pictures = import.meta.glob<string>('../../demo/content/in-page/pictures/*.webp', {
  query: '?url&no-inline',
  import: 'default',
  eager: true,
})
const languages = import.meta.glob<DemoData>('../../demo/content/in-page/*.json', { import: 'default' })

const pictureUrls = new Map(
  Object.entries(pictures).map(([path, url]) => [/([^/]+)\.webp$/.exec(path)?.[1] ?? '', new URL(url, document.baseURI).href]),
)

const withUrls = (text: string) =>
  pictureUrls.get(text) ?? text.replace(/\/images\/([\w-]+)(?:\?[^"'\s]*)?/g, (whole, id: string) => pictureUrls.get(id) ?? whole)

/** A copy with the URL of every picture in place of its id, in keys too. Pictures that the demo does not have are left out. */
function placePictures(value: unknown): unknown {
  if (typeof value === 'string') return withUrls(value)
  if (Array.isArray(value)) return value.map(placePictures)
  if (typeof value !== 'object' || value === null) return value
  return Object.fromEntries(Object.entries(value).map(([key, item]) => [pictureUrls.get(key) ?? key, placePictures(item)]))
}

/** Services of others, and what would leave the page. */
const withoutServices = {
  gtmContainerId: undefined,
  googleMapsApiKey: undefined,
  mapStyleUrl: undefined,
  appleClientId: undefined,
  facebookAppId: undefined,
  googleClientId: undefined,
  vapidPublicKey: undefined,
  socialLoginUrls: undefined,
  liveReload: false,
}

const offered = Object.keys(languages).map((file) => file.replace(/^.*\/|\.json$/g, ''))
const loaded = new Map<string, Promise<DemoData>>()

/** The data in a language; English for one that the demo does not have. */
export function dataIn(wished: string): Promise<DemoData> {
  const language = matchLanguage(wished, offered) ?? 'en'
  const load = languages[`../../demo/content/in-page/${language}.json`] as () => Promise<DemoData>
  const known = loaded.get(language)
  if (known) return known
  const data = load().then((raw): DemoData => {
    const placed = placePictures(raw) as DemoData
    const features = { ...(placed.configuration.features as object), webAppManifest: false }
    return { ...placed, configuration: { ...placed.configuration, ...withoutServices, features } }
  })
  loaded.set(language, data)
  data.catch(() => loaded.delete(language))
  return data
}
