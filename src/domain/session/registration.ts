import type { Configuration, Features } from '../../model/app/configuration.ts'
import type { PersonRegistration, Registration } from '../../model/session/registration.ts'
import { isOn, lacks } from '../app/lacks.ts'
import { companyMaxCharacters, phoneMaxCharacters } from '../constants.ts'
import { cleanFields, type TextKinds } from '../forms/clean-text.ts'
import type { Rule } from '../forms/form-rules.ts'
import { messages } from '../messages.ts'

/** Values of the registration form, as typed. */
export type RegistrationValues = {
  [K in Exclude<keyof Registration, 'b2bCustomer' | 'gdprAccepted'>]-?: Registration[K] extends boolean | undefined ? boolean : string
}
export type RegistrationField = keyof RegistrationValues

export const emptyRegistration: RegistrationValues = {
  companyName: '',
  companyCode: '',
  companyVatCode: '',
  companyEmail: '',
  companyPhone: '',
  companyAddress: '',
  companyCountry: '',
  companyCity: '',
  companyPostcode: '',
  companyWebSite: '',
  name: '',
  surname: '',
  email: '',
  phone: '',
  password: '',
  password2: '',
  agreeToPrivacyAndTerms: false,
  news_letter_mail: false,
  news_letter_sms: false,
}

/** Benefits of an account that the shop offers, those for companies last (LOGIN-08). */
export function accountBenefits(configuration: Parameters<typeof isOn>[0]) {
  const returns = isOn(configuration, 'enableProductReturns')
  const benefits = [
    { kind: 'orders', text: messages.benefitOrders, isOffered: true },
    { kind: 'returns', text: messages.benefitReturns, isOffered: returns },
    { kind: 'addresses', text: messages.benefitAddresses, isOffered: !returns },
    { kind: 'invoices', text: messages.benefitInvoice, isOffered: !lacks(configuration, 'creditLimit') },
    { kind: 'priceList', text: messages.benefitPriceList, isOffered: isOn(configuration, 'customerProductCatalogue') },
  ] as const
  return benefits.filter(({ isOffered }) => isOffered)
}

/** The step after a registration: approval by an administrator, confirmation of the email, or a session at once. */
export type RegistrationMode = 'approval' | 'confirmation' | 'session'

/** Approval wins over confirmation; a session starts only without both (REG-01, REG-03, REG-05, REG-07). */
export function registrationMode(features: Features | undefined): RegistrationMode {
  if (features?.customerRegistrationApprovedByAdmin) return 'approval'
  return features?.customerEmailConfirmation ? 'confirmation' : 'session'
}

/** Whether private buyers can register, too. */
export const offersPrivateRegistration = (features: Features | undefined): boolean => features?.privateRegistration === true

/** Whether a visitor chooses between an account of a company and a private one. */
export const offersBothRegistrations = (features: Features | undefined): boolean =>
  offersPrivateRegistration(features) && !lacks({ features }, 'companyRegistration')

/** Whether visitors can register (REG-29). */
export const offersRegistration = (configuration: Configuration | undefined): boolean =>
  configuration?.features?.customerRegistration === true

const required: Rule = { rule: 'required' }
const atMost = (maxLength: number): Rule => ({ rule: 'maxLength', maxLength })
const emailRules: readonly Rule[] = [required, atMost(128), { rule: 'format', format: 'email' }]
const plainPhone: readonly Rule[] = [required, atMost(phoneMaxCharacters), { rule: 'pattern', pattern: /^\+?\d+$/ }]
const phoneByCountry: readonly Rule[] = [required, { rule: 'format', format: 'phone' }]

/** What the texts of the form are; passwords stay as typed. */
export const registrationKinds: TextKinds<RegistrationValues> = {
  companyName: 'line',
  companyCode: 'code',
  companyVatCode: 'code',
  companyEmail: 'email',
  companyPhone: 'phone',
  companyAddress: 'line',
  companyCountry: 'line',
  companyCity: 'line',
  companyPostcode: 'code',
  companyWebSite: 'line',
  name: 'line',
  surname: 'line',
  email: 'email',
  phone: 'phone',
}

/** Rules of every field (REG-12..28); `password` has the rules of the password policy (REG-25). Lengths in characters. */
export function registrationRules(
  configuration: Configuration | undefined,
  password: readonly Rule[],
): { [K in RegistrationField]?: readonly Rule[] } {
  const phone = configuration?.features?.enablePhoneNumberByCountry ? phoneByCountry : plainPhone
  return {
    companyName: [required, atMost(companyMaxCharacters)],
    companyCode: [required, atMost(companyMaxCharacters)],
    companyVatCode: [...(configuration?.requireVATCode ? [required] : []), atMost(companyMaxCharacters)],
    companyEmail: emailRules,
    companyPhone: phone,
    companyAddress: [atMost(128)],
    companyCountry: [required, atMost(128)],
    companyCity: [atMost(128)],
    companyPostcode: [atMost(32)],
    companyWebSite: [atMost(128)],
    name: [required, atMost(32)],
    surname: [required, atMost(32)],
    email: emailRules,
    phone,
    password,
    password2: [{ rule: 'match', field: 'password', name: 'password', text: messages.passwordDoesNotMatch }],
    agreeToPrivacyAndTerms: [required],
  }
}

const personFields = ['name', 'surname', 'email', 'password', 'password2', 'agreeToPrivacyAndTerms'] as const

/** Rules of a private buyer's registration: those of the person, with an optional phone. */
export function personRules(
  configuration: Configuration | undefined,
  password: readonly Rule[],
): { [K in RegistrationField]?: readonly Rule[] } {
  const rules = registrationRules(configuration, password)
  return {
    ...Object.fromEntries(personFields.map((field) => [field, rules[field]])),
    phone: rules.phone?.filter(({ rule }) => rule !== 'required') ?? [],
  }
}

/** The request body of a private buyer; leaves out what was typed about a company. */
export function toPersonRegistration(typed: RegistrationValues): PersonRegistration {
  const values = cleanFields(typed, registrationKinds)
  return {
    b2bCustomer: false,
    name: values.name,
    surname: values.surname,
    email: values.email,
    ...(values.phone && { phone: values.phone }),
    password: values.password,
    password2: values.password2,
    agreeToPrivacyAndTerms: values.agreeToPrivacyAndTerms,
    news_letter_mail: values.news_letter_mail,
    news_letter_sms: values.news_letter_sms,
    gdprAccepted: true,
  }
}

/** The request body: a business account with the consent from the text at the button (REG-06, REG-08, GEN-05). */
export const toRegistration = (typed: RegistrationValues): Registration => ({
  b2bCustomer: true,
  ...cleanFields(typed, registrationKinds),
  gdprAccepted: true,
})
