import { beforeEach, expect, test, vi } from 'vitest'
import { getConfiguration } from '../../../src/api/configuration.ts'
import { postRegistration } from '../../../src/api/registration.ts'
import { emptyRegistration, type RegistrationValues, registrationMode, toRegistration } from '../../../src/domain/session/registration.ts'
import { registration } from '../../../src/model/session/registration.ts'
import { goodPassword } from '../../server/session/account.ts'
import { openShop } from '../../server/shop.ts'
import { connect, shop } from '../connect.ts'

let wire: Awaited<ReturnType<typeof connect>>
beforeEach(async () => {
  wire = await connect()
  vi.spyOn(console, 'error').mockImplementation(() => {})
})

const filled = (email: string): RegistrationValues => ({
  ...emptyRegistration,
  companyName: 'UAB Medžio dirbtuvė',
  companyCode: '305447120',
  companyVatCode: 'LT100012345678',
  companyEmail: 'info@medis.example',
  companyPhone: '+37052104480',
  companyCountry: 'LT',
  name: 'Rasa',
  surname: 'Petrauskienė',
  email,
  phone: '+37061234567',
  password: goodPassword,
  password2: goodPassword,
  agreeToPrivacyAndTerms: true,
})

test('REG-06 REG-08 CALL-49 registration sends every field, the consent and the page language', async () => {
  const sent = toRegistration(filled('every@medis.example'))
  await postRegistration(shop, sent, { lang: 'lt', temporary: false })
  expect(wire.last()).toMatchObject({ method: 'POST', path: '/api/register/lt' })
  expect(wire.last().body).toEqual(JSON.parse(JSON.stringify(sent)))
  expect(wire.last().body).toMatchObject({ b2bCustomer: true, gdprAccepted: true })
  expect(Object.keys(wire.last().body as object).sort()).toEqual(Object.keys(registration.shape).sort())
})

test('REG-07 CALL-49 registration requests a temporary session only if neither approval nor confirmation is enabled', async () => {
  const { deps } = await openShop()
  for (const customerRegistrationApprovedByAdmin of [true, false])
    for (const customerEmailConfirmation of [true, false]) {
      await deps.settings.change({ features: { customerRegistrationApprovedByAdmin, customerEmailConfirmation } })
      const { features } = await getConfiguration(shop, 'en')
      const mode = registrationMode(features)
      const email = `${mode}-${customerEmailConfirmation}@medis.example`
      const result = await postRegistration(shop, toRegistration(filled(email)), { lang: 'en', temporary: mode === 'session' })
      const isOff = !customerRegistrationApprovedByAdmin && !customerEmailConfirmation
      expect(Object.fromEntries(wire.last().query)).toEqual(isOff ? { create_temporar_session: 'true' } : {})
      expect(result).toEqual({ result: mode })
    }
})

test('REG-10 registration with a known email fails with a message', async () => {
  const again = { ...filled('every@medis.example'), password: `${goodPassword} 2`, password2: `${goodPassword} 2` }
  await expect(postRegistration(shop, toRegistration(again), { lang: 'en', temporary: false })).rejects.toMatchObject({
    status: 409,
    body: { message: expect.stringMatching(/\S/) },
  })
})
