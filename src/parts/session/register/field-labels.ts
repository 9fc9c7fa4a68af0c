import { messages } from '../../../domain/messages.ts'
import type { RegistrationField } from '../../../domain/session/registration.ts'

/** Labels of the registration fields, as text keys. */
export const fieldLabels: Record<RegistrationField, string> = {
  companyName: messages.companyName,
  companyCode: messages.companyCodeLabel,
  companyVatCode: messages.companyVatCode,
  companyEmail: messages.companyEmail,
  companyPhone: messages.companyPhone,
  companyAddress: messages.streetAddress,
  companyCountry: messages.country,
  companyCity: messages.city,
  companyPostcode: messages.postcode,
  companyWebSite: messages.companyWebSite,
  name: messages.firstName,
  surname: messages.surname,
  email: messages.email,
  phone: messages.phone,
  password: messages.password,
  password2: messages.repeatPassword,
  agreeToPrivacyAndTerms: messages.agreements,
  news_letter_mail: messages.newsByEmail,
  news_letter_sms: messages.newsBySms,
}
