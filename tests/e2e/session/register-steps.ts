import type { Locator } from 'playwright'

export const firstPassword = 'seven birds over the bay'

/** Valid values of the registration form, without the email. */
export const registerTexts: Record<string, string> = {
  companyName: 'UAB Medžio dirbtuvė',
  companyCode: '305447120',
  companyVatCode: 'LT100012345678',
  companyEmail: 'info@medis.example',
  companyPhone: '+37052104480',
  companyAddress: 'Pramonės pr. 14',
  companyCity: 'Kaunas',
  companyPostcode: '51223',
  companyWebSite: 'https://medis.example',
  name: 'Rasa',
  surname: 'Petrauskienė',
  phone: '+37061234567',
  password: firstPassword,
  password2: firstPassword,
}

/** Fills in the form of companies inside `form`. */
export async function fillRegistration(form: Locator, email: string) {
  for (const [name, text] of Object.entries({ ...registerTexts, email })) await form.locator(`[name="${name}"]`).fill(text)
  await form.locator('[name="companyCountry"]').selectOption('LT')
  await form.locator('[name="agreeToPrivacyAndTerms"]').check({ force: true })
}
