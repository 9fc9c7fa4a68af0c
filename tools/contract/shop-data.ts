import type * as z from 'zod/mini'
import { deliversTo, deliveryKind } from '../../src/domain/cart/delivery.ts'
import { maxQuantity } from '../../src/domain/constants.ts'
import { availableQuantity } from '../../src/domain/product/availability.ts'
import { requiredInput } from '../../src/domain/product/card-form.ts'
import { isPurchasable } from '../../src/domain/product/purchasable.ts'
import { withVariant } from '../../src/domain/product/variant-details.ts'
import { countries } from '../../src/model/account/address.ts'
import { type Configuration, configuration } from '../../src/model/app/configuration.ts'
import { paymentMethods, type ShippingMethod, shippingMethods } from '../../src/model/checkout/checkout-methods.ts'
import { categories } from '../../src/model/listing/category.ts'
import { salons } from '../../src/model/map/salon.ts'
import { type Product, products } from '../../src/model/product/product.ts'
import { type Variant, variants } from '../../src/model/product/variant.ts'
import type { Answer } from './http/answer.ts'
import type { Client, Query } from './http/client.ts'
import { readLoosely } from './http/read.ts'
import { Unmet, Untried } from './http/unmet.ts'

/** A product with a variant that can be bought without further choices. */
export interface Sellable {
  product: Product
  variant: Variant
}

export const listSize = 50
const triedProducts = 24

/** Pieces in stock. Stock that is not counted compares as the maximum. */
const pieces = (item: Product | Variant): number => Math.min(availableQuantity(item), maxQuantity)

/** Calls a function once and shares its result. */
function once<T>(load: () => Promise<T>): () => Promise<T> {
  let loaded: Promise<T> | undefined
  return () => (loaded ??= load())
}

/** Test data, found in the server's own lists. */
export class ShopData {
  readonly #client: Client
  constructor(client: Client) {
    this.#client = client
  }

  #read = async <S extends z.ZodMiniType>(path: string, query: Query, schema: S, name: string): Promise<z.output<S>> =>
    readLoosely(await this.#client.get(path, query), schema, name)

  /** Empty if the server has none: every field is optional. */
  configuration = once(
    async (): Promise<Configuration> =>
      this.#read('/api/configuration', {}, configuration, 'a configuration').catch((): Configuration => ({})),
  )

  languages = once(async (): Promise<string[]> => {
    const { features, locales } = await this.configuration()
    const known = features?.frontLocales ?? locales ?? []
    return known.length ? known : ['en']
  })

  language = async (): Promise<string> => (await this.languages())[0] ?? 'en'

  /** A list that has products, and its first page: the whole shop, or its first category that has any. */
  #start = once(async (): Promise<{ query: Query; page: Answer }> => {
    const lang = await this.language()
    const all = await this.#client.get('/api/products', { lang, size: listSize })
    const hasProducts = (page: Answer) => page.isOk && readLoosely(page, products, 'a list of products').length > 0
    if (hasProducts(all)) return { query: { lang }, page: all }
    for (const { id } of await this.categories().catch(() => [])) {
      const query = { lang, category: id, includeSubCategories: true }
      const page = await this.#client.get('/api/products', { ...query, size: listSize })
      if (hasProducts(page)) return { query, page }
    }
    throw all.unmet('a list with products')
  })

  /** Parameters of the list that the checks use. */
  scope = async (): Promise<Query> => (await this.#start()).query

  /** The response that contains its first page. */
  firstPage = async (): Promise<Answer> => (await this.#start()).page

  products = async (): Promise<Product[]> => readLoosely(await this.firstPage(), products, 'a list of products')

  list = async (query: Query): Promise<Product[]> => this.#read('/api/products', await this.inScope(query), products, 'a list of products')

  /** The query of that list. A query by id or code covers the whole shop, as the kit's does. */
  inScope = async (query: Query): Promise<Query> => {
    const isNamed = query.id !== undefined || query.variantCodes !== undefined
    return { ...(isNamed ? { lang: await this.language() } : await this.scope()), ...query }
  }

  firstProduct = async (): Promise<Product> => {
    const [first] = await this.products()
    if (!first) throw new Untried('the shop lists no products')
    return first
  }

  categories = once(async () =>
    this.#read('/api/categories', { lang: await this.language(), topLevel: true, productCount: true }, categories, 'a list of categories'),
  )

  variantsOf = async ({ id }: Product): Promise<Variant[]> =>
    this.#read(`/api/products/${encodeURIComponent(id)}/variants`, { lang: await this.language(), id }, variants, 'a list of variants')

  /** A product that can be ordered without choices. Prefers large stocks, so that test orders do not sell it out. */
  sellable = once(async (): Promise<Sellable> => {
    const stocked = [...(await this.products())].filter(isPurchasable).sort((a, b) => pieces(b) - pieces(a))
    for (const listed of stocked.slice(0, triedProducts)) {
      const [product = listed] = await this.list({ id: listed.id })
      if (requiredInput(product)) continue
      const buyable = (await this.variantsOf(listed)).filter(
        (variant) => variant.priceNow !== undefined && variant.priceOld === undefined && isPurchasable(withVariant(product, variant)),
      )
      const [variant] = buyable.sort((a, b) => pieces(b) - pieces(a))
      if (variant) return { product: listed, variant }
    }
    throw new Untried('no listed product can be bought without further choices')
  })

  /** A cart line of a product that can be bought. */
  line = async (quantity = 1): Promise<{ guid: string; id: string; code: string; quantity: number }> => {
    const { product, variant } = await this.sellable()
    return { guid: `line-${crypto.randomUUID()}`, id: product.productId ?? product.id, code: variant.code, quantity }
  }

  countries = once(async () => this.#read('/api/countries/settings', {}, countries, 'a list of countries'))
  salons = once(async () => this.#read('/api/shipping-salons', { lang: await this.language() }, salons, 'a list of salons'))
  paymentMethods = once(async () => this.#read('/api/payment-methods', { lang: await this.language() }, paymentMethods, 'payment methods'))
  shippingMethods = once(async () =>
    this.#read('/api/shipping-methods', { lang: await this.language() }, shippingMethods, 'shipping methods'),
  )

  /** A delivery method with its destination. */
  delivery = once(async () => {
    const [methods, sold] = await Promise.all([this.shippingMethods(), this.countries().catch(() => [])])
    const { defaultCountry } = await this.configuration()
    const country = sold.find(({ code }) => code === defaultCountry)?.code ?? sold[0]?.code
    const serving = methods.filter((method) => deliversTo(method, country))
    const ofKind = (kind: string) => serving.find(({ type }) => deliveryKind(type) === kind)
    const method = ofKind('address') ?? ofKind('salon') ?? serving.find(({ terminals }) => terminals?.length)
    if (!method)
      throw new Unmet({ call: 'GET /api/shipping-methods', expected: 'a method that delivers', got: `${methods.length} methods` })
    return { country, ...(await this.#destination(method, country)) }
  })

  async #destination({ id, type, deliveryPreference, terminals }: ShippingMethod, country: string | undefined) {
    const way = { id, type, deliveryPreference }
    const kind = deliveryKind(type)
    if (kind === 'salon') return { option: way, shippingSalon: (await this.salons())[0]?._id }
    if (kind === 'terminal') return { option: { ...way, terminalId: terminals?.[0]?.id } }
    const address = { country, city: 'Vilnius', address: 'Contract test street 1', code: '01100' }
    return { option: { ...way, guid: 'address-1', address } }
  }

  /** The request of an order for one cart line. */
  async order(line: object) {
    const [delivery, [payment]] = [await this.delivery(), await this.paymentMethods()]
    const { country, option, shippingSalon } = delivery as typeof delivery & { shippingSalon?: string | undefined }
    return {
      cart: {
        guid: `cart-${crypto.randomUUID()}`,
        address: testPerson,
        shippingAddressCount: 'single',
        ...(shippingSalon && { shippingSalon }),
      },
      priceRequest: { products: [line], deliveryOptions: [option], billingCountry: country, deliveryCountry: country },
      paymentMethod: payment?.id,
    }
  }
}

/** The recipient of test orders: a reserved domain, to which no mail is delivered. */
export const testPerson = { name: 'Contract', surname: 'Test', phone: '+37061234567', email: 'contract-test@example.com' }
