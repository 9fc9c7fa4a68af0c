import { randomBytes } from 'node:crypto'
import * as z from 'zod/mini'
import { type CustomerDetails, customerDetails } from '../../src/model/account/customer.ts'
import type { Db } from '../db/db.ts'
import type { Language } from '../languages/language.ts'

const idBytes = 12
/** payment term of customers with a credit limit */
const paymentDays = 30

/** The fields that customers may set themselves. */
export const customerInput = z.object(
  z.pick(customerDetails, {
    name: true,
    surname: true,
    phone: true,
    buyAs: true,
    country: true,
    companyName: true,
    companyEmail: true,
    companyPhone: true,
    companyCode: true,
    companyVatCode: true,
    companyAddress: true,
    companyCountry: true,
    companyCity: true,
    companyPostcode: true,
    companyWebSite: true,
    addresses: true,
  }).shape,
)
export type CustomerInput = z.output<typeof customerInput>

/** A new account; amounts in cents. */
export interface NewCustomer {
  email: string
  at: Date
  /** default: random */
  id?: string
  /** argon2id hash; without one, password login is impossible */
  password?: string
  language?: Language
  b2b?: boolean
  details?: CustomerInput
  newsletterMail?: boolean
  newsletterSms?: boolean
  creditLimitCents?: number
  /** the customer accepted the terms */
  agreed?: boolean
  /** the customer is known to own the mailbox */
  emailConfirmed?: boolean
  /** steps that block the first login */
  awaitsEmail?: boolean
  awaitsApproval?: boolean
}

/** Adds a customer and returns the id; undefined if the address, compared without case, already has an account. */
export async function addCustomer(db: Db, customer: NewCustomer): Promise<string | undefined> {
  const { at, details = {} } = customer
  const [added] = await db.query<{ id: string }>(
    `insert into customer (id, email, created, password, lang, b2b, details, news_letter_mail, news_letter_sms, credit_limit_cents,
       agreed, email_confirmed, awaits_email, awaits_approval)
     values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13, $14) on conflict do nothing returning id`,
    [
      customer.id ?? randomBytes(idBytes).toString('base64url'),
      customer.email.trim(),
      at,
      customer.password ?? null,
      customer.language ?? 'en',
      customer.b2b ?? false,
      JSON.stringify(details),
      customer.newsletterMail ?? false,
      customer.newsletterSms ?? false,
      customer.creditLimitCents ?? null,
      customer.agreed ? at : null,
      customer.emailConfirmed ? at : null,
      customer.awaitsEmail ?? false,
      customer.awaitsApproval ?? false,
    ],
  )
  return added?.id
}

interface DetailsRow {
  id: string
  email: string
  b2b: boolean
  details: CustomerInput
  news_letter_mail: boolean
  news_letter_sms: boolean
  credit_limit_cents: number | null
  credit_used_cents: number
  currency: string
}

/** The response of GET /api/customer/account-details (ENT-19); amounts in units of the currency. */
export async function readDetails(db: Db, id: string): Promise<CustomerDetails | undefined> {
  const [row] = await db.query<DetailsRow>(
    `select id, email, b2b, details, news_letter_mail, news_letter_sms, credit_limit_cents, credit_used_cents, currency
     from customer where id = $1`,
    [id],
  )
  if (!row) return undefined
  const { email, b2b, details, news_letter_mail, news_letter_sms, credit_limit_cents, credit_used_cents, currency } = row
  return {
    ...details,
    id: row.id,
    email,
    b2bCustomer: b2b,
    news_letter_mail,
    news_letter_sms,
    ...(credit_limit_cents !== null && { creditLimit: credit_limit_cents / 100, creditUsed: credit_used_cents / 100, paymentDays }),
    currency,
  }
}
