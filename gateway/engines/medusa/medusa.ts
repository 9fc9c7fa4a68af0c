import type { ShippingMethod } from '../../../src/model/checkout/checkout-methods.ts'
import type { Adapter } from '../../adapter.ts'
import { medusaCart } from './medusa-cart.ts'
import { medusaCatalogue } from './medusa-catalogue.ts'
import { type Ask, cached, createAsk, type MedusaOptions } from './medusa-client.ts'
import { medusaCustomers } from './medusa-customers.ts'
import { type MedusaRegion, medusaRegion } from './medusa-region.ts'

interface Option {
  id: string
  name: string
  type: { description: string | null } | null
}

interface Priced {
  products: {
    variants: { calculated_price: { calculated_amount_with_tax?: number; calculated_amount_without_tax?: number } | null }[] | null
  }[]
}

/** Cache time of lists that change only when somebody edits the settings of Medusa. */
const settingsMs = 60_000
/** needs no step in the browser */
const manualPayment = 'pp_system_default'

const titles: Record<string, Record<string, string>> = { [manualPayment]: { en: 'Invoice', lt: 'Sąskaita' } }
/** 'pp_stripe-ideal_stripe' is Stripe ideal. */
const readable = (provider: string) => {
  const [name = provider] = provider.replace(/^pp_/, '').split('_')
  return name.charAt(0).toUpperCase() + name.slice(1).replaceAll('-', ' ')
}

/** Medusa lists delivery options only for a cart, so there is one cart per country. */
async function readDeliveries(ask: Ask, { id, countries }: MedusaRegion): Promise<ShippingMethod[]> {
  const found = await Promise.all(
    countries.map(async ({ code }) => {
      const address = { country_code: code.toLowerCase() }
      const { cart } = await ask<{ cart: { id: string } }>('/store/carts', { body: { region_id: id, shipping_address: address } })
      return (await ask<{ shipping_options: Option[] }>('/store/shipping-options', { query: { cart_id: cart.id } })).shipping_options
    }),
  )
  const methods = new Map<string, ShippingMethod>()
  found.forEach((options, index) => {
    for (const { id, name, type } of options) {
      const known = methods.get(id) ?? { id, title: name, type: 'courier', description: type?.description || undefined }
      methods.set(id, { ...known, deliveryPreference: 'courier', countries: [...(known.countries ?? []), countries[index]?.code ?? ''] })
    }
  })
  return [...methods.values()]
}

/** The VAT in the catalogue's prices, because the Store API names no rates. */
async function readRate(ask: Ask, region: string, country: string): Promise<number | undefined> {
  const query = { limit: 1, region_id: region, country_code: country.toLowerCase(), fields: 'id,*variants.calculated_price' }
  const { products } = await ask<Priced>('/store/products', { query })
  const price = products[0]?.variants?.[0]?.calculated_price
  const { calculated_amount_with_tax: gross, calculated_amount_without_tax: net } = price ?? {}
  return gross && net ? Math.round((gross / net - 1) * 1000) / 1000 : undefined
}

/** Medusa 2 over its Store API. It runs as a process of its own; no code of Medusa is imported. */
export function createMedusa(options: MedusaOptions): Adapter {
  const ask = createAsk(options)
  const region = medusaRegion(ask, options)
  const offered = options.payments ?? [manualPayment]
  const deliveries = cached(settingsMs, async () => readDeliveries(ask, await region()))
  const payments = cached(settingsMs, async () => {
    const query = { region_id: (await region()).id }
    const { payment_providers } = await ask<{ payment_providers: { id: string }[] }>('/store/payment-providers', { query })
    return payment_providers.map(({ id }) => id).filter((id) => offered.includes(id))
  })
  const countries = cached(settingsMs, async () => {
    const { id, countries } = await region()
    return Promise.all(countries.map(async ({ code, title }) => ({ code, title, VAT: await readRate(ask, id, code) })))
  })
  return {
    features: new Set(options.sendsMails ? (['codes', 'mails'] as const) : (['codes'] as const)),
    shop: async () => ({ currency: (await region()).currency }),
    ...medusaCatalogue(ask, region),
    ...medusaCart(ask, region),
    ...medusaCustomers(ask),
    deliveryMethods: deliveries,
    paymentMethods: async ({ language }) =>
      (await payments()).map((id) => ({ id, title: titles[id]?.[language] ?? titles[id]?.en ?? readable(id), paymentType: id })),
    countries,
  }
}
