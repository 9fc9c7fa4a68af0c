import type { SavedAddress } from '../../model/account/address.ts'
import type { CustomerDetails } from '../../model/account/customer.ts'
import type { Cart } from '../../model/cart/cart.ts'
import { commentMaxCharacters, phoneMaxCharacters } from '../constants.ts'
import { billingCountryFor } from '../customer.ts'
import { cleanFields, type TextKinds } from '../forms/clean-text.ts'
import type { Rule } from '../forms/form-rules.ts'

const fields = ['title', 'country', 'city', 'address', 'postcode', 'name', 'surname', 'email', 'phone', 'comment'] as const
type Field = (typeof fields)[number]
/** Values of the address form; '' for empty fields. */
export type AddressFields = Record<Field, string>

const maxLengths: Record<Field, number> = {
  title: 64,
  country: 2,
  city: 128,
  address: 128,
  postcode: 32,
  name: 32,
  surname: 32,
  email: 128,
  phone: phoneMaxCharacters,
  comment: commentMaxCharacters,
}
/** What the texts of an address are. */
export const addressKinds: TextKinds<AddressFields> = {
  title: 'line',
  country: 'code',
  city: 'line',
  address: 'line',
  postcode: 'code',
  name: 'line',
  surname: 'line',
  email: 'email',
  phone: 'phone',
  comment: 'text',
}
/** fields required for a home delivery */
const requiredFields: readonly Field[] = ['country', 'city', 'address', 'postcode']

const textOf = (value: unknown): string => (typeof value === 'string' ? value : '')
const byField = <T>(make: (field: Field) => T) => Object.fromEntries(fields.map((field) => [field, make(field)])) as Record<Field, T>

/** Initial values of the address form: the saved address, else the customer's details. */
export function addressFields(address: SavedAddress | undefined, customer: CustomerDetails | undefined): AddressFields {
  const known: Partial<Record<Field, unknown>> = address ?? {
    name: customer?.name,
    surname: customer?.surname,
    email: customer?.email,
    phone: customer?.phone,
    country: billingCountryFor(customer),
  }
  return byField((field) => textOf(known[field]))
}

function rulesOf(field: Field): readonly Rule[] {
  const rules: Rule[] = [{ rule: 'maxLength', maxLength: maxLengths[field] }]
  if (requiredFields.includes(field)) rules.unshift({ rule: 'required' })
  if (field === 'email') rules.push({ rule: 'format', format: 'email' })
  if (field === 'phone') rules.push({ rule: 'format', format: 'number' })
  return rules
}

/** Rules of the address form (ENT-15). */
export const addressRules = byField(rulesOf)

/** The address to save: cleaned, empty fields undefined. Keeps fields that the form does not have. */
export const filledAddress = (values: AddressFields, before: SavedAddress | undefined, id: string): SavedAddress => {
  const cleaned = cleanFields(values, addressKinds)
  const entered = fields.map((field): [Field, string | undefined] => [field, cleaned[field] || undefined])
  return { ...before, ...Object.fromEntries(entered), _id: before?._id ?? id }
}

/**
 * Adds the customer's addresses from the shop to the saved ones. Skips those in `seen`, so that a removed address does not
 * return, and keeps local edits.
 */
export function seededAddresses(
  addresses: readonly SavedAddress[],
  known: readonly SavedAddress[],
  seen: readonly string[],
): readonly SavedAddress[] {
  const has = new Set([...seen, ...addresses.map(({ _id }) => _id)])
  const fresh = known.filter(({ _id }) => !has.has(_id))
  return fresh.length ? [...addresses, ...fresh] : addresses
}

/** The address that the checkout of a cart chooses: the one chosen before, else the first in the delivery country. */
export const preselectedAddress = (
  { shippingAddressGuid, deliveryCountry }: Cart,
  addresses: readonly SavedAddress[],
): SavedAddress | undefined =>
  addresses.find(({ _id }) => _id === shippingAddressGuid) ??
  addresses.find(({ country }) => deliveryCountry === undefined || country === deliveryCountry)
