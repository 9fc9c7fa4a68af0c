import type { Adapter } from '../../adapter.ts'
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
const countryQuery = 'query { availableCountries { code name } }'

function vendureMethods(ask: Ask): Pick<Adapter, 'deliveryMethods' | 'paymentMethods' | 'countries'> {
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
        paymentType: code,
        description,
      })),
    countries: async () =>
      (await ask<{ availableCountries: { code: string; name: string }[] }>(countryQuery)).data.availableCountries.map(({ code, name }) => ({
        code,
        title: name,
      })),
  }
}

/** Vendure 3 over its Shop API. Nothing of Vendure is imported: it is a process of its own. */
export function createVendure(options: VendureOptions): Adapter {
  const ask = createAsk(options)
  return {
    features: new Set(options.confirmsEmail ? (['codes', 'confirmation'] as const) : (['codes'] as const)),
    ...vendureCatalogue(ask),
    ...vendureMethods(ask),
    ...vendureCart(ask),
    ...vendureCustomers(ask),
  }
}
