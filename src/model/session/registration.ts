import * as z from 'zod/mini'

const text = z.optional(z.string())

const person = {
  name: z.string(),
  surname: z.string(),
  email: z.string(),
  password: z.string(),
  password2: z.string(),
  agreeToPrivacyAndTerms: z.boolean(),
  news_letter_mail: z.optional(z.boolean()),
  news_letter_sms: z.optional(z.boolean()),
  gdprAccepted: z.literal(true),
}

/** POST /api/register/{lang}: a company's account (REG-08). */
export const registration = z.object({
  b2bCustomer: z.literal(true),
  companyName: z.string(),
  companyEmail: z.string(),
  companyPhone: z.string(),
  companyCode: z.string(),
  companyVatCode: text,
  companyAddress: text,
  companyCountry: z.string(),
  companyCity: text,
  companyPostcode: text,
  companyWebSite: text,
  ...person,
  phone: z.string(),
})
export type Registration = z.output<typeof registration>

/** POST /api/register/{lang}: the account of a private buyer, if the shop offers it. */
export const personRegistration = z.object({ b2bCustomer: z.literal(false), ...person, phone: text })
export type PersonRegistration = z.output<typeof personRegistration>

export const anyRegistration = z.union([registration, personRegistration])
export type AnyRegistration = Registration | PersonRegistration

/** POST /api/register-from-order/{lang}: an account of the guest who placed an order. */
export const orderAccount = z.object({ order: z.string(), password: z.string(), gdprAccepted: z.literal(true) })
export type OrderAccount = z.output<typeof orderAccount>
