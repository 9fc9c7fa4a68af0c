import { beforeEach, expect, test, vi } from 'vitest'
import { getConfiguration } from '../../../src/api/configuration.ts'
import { postSubscription } from '../../../src/api/newsletter.ts'
import { popupContent, popupDelaySeconds } from '../../../src/domain/page/newsletter-popup.ts'
import { newsletterSubscription } from '../../../src/model/page/newsletter.ts'
import { connect, shop } from '../connect.ts'

let wire: Awaited<ReturnType<typeof connect>>
beforeEach(async () => {
  wire = await connect()
  vi.spyOn(console, 'error').mockImplementation(() => {})
})

test('CALL-56 NL-03 ENT-30 a subscription sends email and consent', async () => {
  await postSubscription(shop, { email: 'rasa@firm.example', gdprAccepted: true })
  expect(wire.last()).toMatchObject({ method: 'POST', path: '/api/newsletter/subscribe' })
  expect(wire.last().body).toEqual({ email: 'rasa@firm.example', gdprAccepted: true })
  expect(newsletterSubscription.safeParse(wire.last().body).success).toBe(true)
})

test('CALL-56 an invalid email returns 400', async () => {
  await expect(postSubscription(shop, { email: 'rasa', gdprAccepted: true })).rejects.toMatchObject({ status: 400 })
})

test('NL-14 the shop’s newsletter has a headline, description, image and alternative text in both languages', async () => {
  const [en, lt] = await Promise.all(['en', 'lt'].map((language) => getConfiguration(shop, language)))
  const filled = {
    headline: expect.stringMatching(/\S/),
    description: expect.stringMatching(/\S/),
    image: expect.stringMatching(/\S/),
    imageAlt: expect.stringMatching(/\S/),
  }
  expect(popupContent(en, {})).toMatchObject(filled)
  expect(popupContent(lt, {})).toMatchObject(filled)
  expect(popupContent(lt, {}).headline).not.toBe(popupContent(en, {}).headline)
  expect(popupDelaySeconds(en, undefined)).toBeGreaterThan(0)
})
