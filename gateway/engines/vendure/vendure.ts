import type { Adapter, EngineFeature } from '../../adapter.ts'
import { vendureCart } from './vendure-cart.ts'
import { vendureCatalogue } from './vendure-catalogue.ts'
import { type Ask, createAsk, type VendureOptions } from './vendure-client.ts'
import { vendureCustomers } from './vendure-customers.ts'

interface Method {
  id: string
  code: string
  name: string
  description: string
}

const shippingQuery = 'query { activeShippingMethods { id code name description } }'
const paymentQuery = 'query { activePaymentMethods { id code name description } }'
const countryQuery = `query { availableCountries { code name }
  products(options: { take: 1 }) { items { variants { price priceWithTax } } } }`

interface Countries {
  availableCountries: { code: string; name: string }[]
  products: { items: { variants: { price: number; priceWithTax: number }[] }[] }
}

/** The VAT rate in the catalogue's prices, because the Shop API names none. */
const rateOf = (variant: { price: number; priceWithTax: number } | undefined): number | undefined =>
  variant && variant.price > 0 ? Math.round((variant.priceWithTax / variant.price - 1) * 1000) / 1000 : undefined

function vendureMethods(ask: Ask, online: readonly string[]): Pick<Adapter, 'deliveryMethods' | 'paymentMethods' | 'countries'> {
  return {
    deliveryMethods: async () =>
      (await ask<{ activeShippingMethods: Method[] }>(shippingQuery)).data.activeShippingMethods.map(({ id, name, description }) => ({
        id,
        title: name,
        type: 'courier',
        description,
        deliveryPreference: 'courier',
      })),
    paymentMethods: async () =>
      (await ask<{ activePaymentMethods: Method[] }>(paymentQuery)).data.activePaymentMethods.map(({ code, name, description }) => ({
        id: code,
        title: name,
        paymentType: online.includes(code) ? 'online' : code,
        description,
      })),
    countries: async () => {
      const { availableCountries, products } = (await ask<Countries>(countryQuery)).data
      const VAT = rateOf(products.items[0]?.variants[0])
      return availableCountries.map(({ code, name }) => ({ code, title: name, VAT }))
    },
  }
}

const channelQuery = 'query { activeChannel { defaultCurrencyCode } }'
interface Channel {
  activeChannel: { defaultCurrencyCode: string } | undefined
}

/** decimals of amounts, unless the server has a strategy of its own */
const defaultPrecision = 2

/** Vendure 3 over its Shop API. It runs as a process of its own; no code of Vendure is imported. */
export function createVendure(options: VendureOptions): Adapter {
  const ask = createAsk(options)
  const { onlinePayments = [], confirmsEmail, sendsMails } = options
  const features: EngineFeature[] = [
    'codes',
    ...(confirmsEmail ? (['confirmation'] as const) : []),
    ...(sendsMails ? (['mails'] as const) : []),
  ]
  const scale = 10 ** (options.precision ?? defaultPrecision)
  const toUnits = (amount: number) => amount / scale
  const { payments, ...cart } = vendureCart(ask, toUnits)
  return {
    features: new Set(features),
    shop: async () => ({ currency: (await ask<Channel>(channelQuery)).data.activeChannel?.defaultCurrencyCode }),
    ...vendureCatalogue(ask, toUnits),
    ...vendureMethods(ask, onlinePayments),
    ...cart,
    ...(onlinePayments.length > 0 && { payments }),
    ...vendureCustomers(ask, toUnits),
  }
}
