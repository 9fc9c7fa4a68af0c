import * as z from 'zod/mini'

const text = z.optional(z.string())

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
  name: z.string(),
  surname: z.string(),
  email: z.string(),
  phone: z.string(),
  password: z.string(),
  password2: z.string(),
  agreeToPrivacyAndTerms: z.boolean(),
  news_letter_mail: z.optional(z.boolean()),
  news_letter_sms: z.optional(z.boolean()),
  gdprAccepted: z.literal(true),
})
export type Registration = z.output<typeof registration>
