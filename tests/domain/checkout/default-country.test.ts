import { expect, test } from 'vitest'
import { defaultCountry } from '../../../src/domain/checkout/default-country.ts'

const countries = ['LV', 'LT', 'EE'].map((code) => ({ code }))
const facts = { billingCountry: undefined, configured: undefined, language: 'en', countries }

test.each([
  ['the customer’s', { billingCountry: 'EE', configured: 'LV', language: 'lt' }, 'EE'],
  ['the shop’s default', { configured: 'LV', language: 'lt' }, 'LV'],
  ['that of the language', { language: 'lt' }, 'LT'],
  ['the only one', { countries: [{ code: 'LV' }] }, 'LV'],
  ['none for a language without a region of the shop', { language: 'en' }, undefined],
  ['none for a tag that is no language', { language: 'not a language' }, undefined],
  ['the next one when the shop does not sell to the customer’s', { billingCountry: 'US', configured: 'LV' }, 'LV'],
  ['none while the countries are unknown', { billingCountry: 'EE', countries: undefined }, undefined],
])('a checkout starts with %s', (_, given, expected) => expect(defaultCountry({ ...facts, ...given })).toBe(expected))
