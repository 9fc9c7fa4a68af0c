import * as z from 'zod/mini'
import { id, list, maybe } from '../field.ts'

/** A saved delivery address of a customer (ENT-15). */
export const savedAddress = z.looseObject({
  _id: id,
  title: maybe(z.string()),
  country: maybe(z.string()),
  city: maybe(z.string()),
  address: maybe(z.string()),
  postcode: maybe(z.string()),
  name: maybe(z.string()),
  surname: maybe(z.string()),
  email: maybe(z.string()),
  phone: maybe(z.string()),
  comment: maybe(z.string()),
})
export type SavedAddress = z.output<typeof savedAddress>

/** A delivery address in the price request. `code` is the postcode (CART-21). */
export const deliveryAddress = z.looseObject({
  title: maybe(z.string()),
  country: maybe(z.string()),
  city: maybe(z.string()),
  address: maybe(z.string()),
  code: maybe(z.string()),
  name: maybe(z.string()),
  surname: maybe(z.string()),
  email: maybe(z.string()),
  phone: maybe(z.string()),
  comment: maybe(z.string()),
})
export type DeliveryAddress = z.output<typeof deliveryAddress>

/** A delivery method with its address, shop or terminal; a cart line can be split over several (ENT-14). */
export const deliveryOption = z.looseObject({
  deliveryPreference: maybe(z.string()),
  id: maybe(id),
  type: maybe(z.string()),
  guid: maybe(z.string()),
  terminalId: maybe(z.string()),
  address: maybe(deliveryAddress),
})
export type DeliveryOption = z.output<typeof deliveryOption>

/** GET /api/countries/settings: a country that the shop sells to. `VAT` is a rate: 0.21 is 21 percent. */
export const countrySettings = z.looseObject({
  code: z.string(),
  title: maybe(z.string()),
  VAT: maybe(z.number()),
  currency: maybe(z.string()),
})
export type CountrySettings = z.output<typeof countrySettings>
export const countries = list(countrySettings)
