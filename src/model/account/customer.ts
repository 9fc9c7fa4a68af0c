import * as z from 'zod/mini'
import { id, lenient, list, maybe } from '../field.ts'
import { savedAddress } from './address.ts'

const text = maybe(z.string())

/** GET /api/customer/account-details (ENT-19). Amounts are in currency units. */
export const customerDetails = z.looseObject({
  id: maybe(id),
  name: text,
  surname: text,
  email: text,
  phone: text,
  b2bCustomer: maybe(z.boolean()),
  /** subscribed to the newsletter */
  news_letter_mail: maybe(z.boolean()),
  news_letter_sms: maybe(z.boolean()),
  buyAs: maybe(z.enum(['b2c', 'b2b'])),
  country: text,
  companyName: text,
  companyEmail: text,
  companyPhone: text,
  companyCode: text,
  companyVatCode: text,
  companyAddress: text,
  companyCountry: text,
  companyCity: text,
  companyPostcode: text,
  companyWebSite: text,
  creditLimit: maybe(z.number()),
  creditUsed: maybe(z.number()),
  /** days after the order within which an order on credit is to be paid */
  paymentDays: lenient(z.number()),
  currency: text,
  /** addresses stored by the server; initial value of those in the browser */
  addresses: maybe(list(savedAddress)),
  /** an operator acts as this customer (R57) */
  impersonated: maybe(z.boolean()),
})
export type CustomerDetails = z.output<typeof customerDetails>
