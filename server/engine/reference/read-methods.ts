import type { CountrySettings } from '../../../src/model/account/address.ts'
import type { PaymentMethod, ShippingMethod } from '../../../src/model/checkout/checkout-methods.ts'
import { currency, euros } from '../../catalogue/records/euros.ts'
import type { CoreDeps } from '../../context/deps.ts'
import type { Language, Text } from '../../languages/language.ts'

type Source = Pick<CoreDeps, 'db' | 'languages'>

interface MethodRow {
  id: string
  type: string
  titles: Text
  descriptions: Text
  price_cents: number
  preference: string
  countries: string[] | null
  terminals: { id: string; title: string; country: string; city: string; address: string }[] | null
}

export async function readDeliveryMethods({ db, languages: { pick } }: Source, language: Language): Promise<ShippingMethod[]> {
  const rows = await db.query<MethodRow>(
    `select id, type, titles, descriptions, price_cents, preference, countries,
       (select jsonb_agg(jsonb_build_object('id', t.id, 'title', t.title, 'country', t.country, 'city', t.city, 'address', t.address)
          order by t.country, t.city, t.title) from terminal t where t.method = shipping_method.id) as terminals
     from shipping_method order by sort_number, id`,
  )
  return rows.map(({ id, type, titles, descriptions, price_cents, preference, countries, terminals }) => ({
    id,
    type,
    title: pick(titles, language),
    description: pick(descriptions, language),
    price: euros(price_cents),
    currency,
    deliveryPreference: preference,
    ...(countries && { countries }),
    ...(terminals && { terminals }),
  }))
}

export async function readPaymentMethods({ db, languages: { pick } }: Source, language: Language): Promise<PaymentMethod[]> {
  const rows = await db.query<{ id: string; payment_type: string; titles: Text; descriptions: Text }>(
    'select id, payment_type, titles, descriptions from payment_method order by sort_number, id',
  )
  return rows.map(({ id, payment_type, titles, descriptions }) => ({
    id,
    title: pick(titles, language),
    paymentType: payment_type,
    description: pick(descriptions, language),
  }))
}

export async function readCountries({ db, languages: { pick } }: Source, language: Language): Promise<CountrySettings[]> {
  const rows = await db.query<{ code: string; titles: Text; vat: number; currency: string }>(
    'select code, titles, vat_rate::float8 as vat, currency from country order by sort_number, code',
  )
  return rows.map(({ code, titles, vat, currency }) => ({ code, title: pick(titles, language), VAT: vat, currency }))
}
