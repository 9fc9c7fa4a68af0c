import type { CustomerDetails } from '../../model/account/customer.ts'
import { countryName } from '../checkout/address-text.ts'
import { isBusinessCustomer } from '../customer.ts'
import { groupPhone } from '../forms/phone.ts'
import { messages } from '../messages.ts'

/** A group of facts; labels and title are text keys. */
export interface FactGroup {
  title: string
  facts: { label: string; value: string }[]
}

const person = [
  ['name', messages.firstName],
  ['surname', messages.surname],
  ['email', messages.email],
  ['phone', messages.phone],
  ['country', messages.country],
] as const

const company = [
  ['companyName', messages.companyName],
  ['companyCode', messages.companyCodeLabel],
  ['companyVatCode', messages.companyVatCode],
  ['companyWebSite', messages.companyWebSite],
  ['companyEmail', messages.email],
  ['companyPhone', messages.phone],
] as const

const shown = (label: string, value: string, lang: string): string => {
  if (label === messages.country) return countryName({ code: value }, lang)
  return label === messages.phone ? groupPhone(value) : value
}

/** Taikos pr. 88, 51180 Kaunas, Lithuania */
function companyPlace(customer: CustomerDetails | undefined, lang: string): string {
  const { companyAddress, companyPostcode, companyCity, companyCountry } = customer ?? {}
  const city = [companyPostcode, companyCity].filter((part) => part?.trim()).join(' ')
  const country = companyCountry?.trim() && countryName({ code: companyCountry }, lang)
  return [companyAddress, city, country].filter((part) => part?.trim()).join(', ')
}

/** Details of a customer, for business customers the company first. Omits empty fields and groups. */
export function requisites(customer: CustomerDetails | undefined, lang: string): FactGroup[] {
  const facts = (fields: readonly (readonly [field: keyof CustomerDetails, label: string])[]) =>
    fields.flatMap(([field, label]) => {
      const value = customer?.[field]
      if (typeof value !== 'string' || !value.trim()) return []
      return [{ label, value: shown(label, value, lang) }]
    })
  const place = companyPlace(customer, lang)
  const companyFacts = [...facts(company), ...(place ? [{ label: messages.streetAddress, value: place }] : [])]
  const groups = [
    ...(isBusinessCustomer(customer) ? [{ title: messages.companyDetails, facts: companyFacts }] : []),
    { title: messages.contactPerson, facts: facts(person) },
  ]
  return groups.filter((group) => group.facts.length > 0)
}
