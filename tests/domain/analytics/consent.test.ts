import { describe, expect, test } from 'vitest'
import { analyticsConsent, consentMode, readConsent } from '../../../src/domain/analytics/consent.ts'

describe('a choice of the visitor', () => {
  test.each([[{ analytics: 'granted' }], [{ ads: 'denied' }], [{ analytics: 'denied', ads: 'granted' }]])('%j is valid', (choice) => {
    expect(readConsent(choice)).toEqual(choice)
  })

  test('other purposes are left out', () => {
    expect(readConsent({ analytics: 'granted', marketing: true })).toEqual({ analytics: 'granted' })
  })

  test.each([
    [undefined],
    [null],
    ['granted'],
    [true],
    [{}],
    [[]],
    [{ analytics: true }],
    [{ analytics: 'yes' }],
    [{ analytics: 'granted', ads: 1 }],
    [{ analytics: 'pending' }],
    [{ marketing: 'granted' }],
  ])('%j never counts as consent', (value) => {
    expect(() => readConsent(value)).toThrow("consent must be like { analytics: 'granted', ads: 'denied' }")
  })
})

test.each([
  ['datalayer', undefined, {}, 'granted'],
  ['off', undefined, {}, 'granted'],
  ['gtm', undefined, {}, 'pending'],
  ['gtm', undefined, { analytics: 'granted' }, 'granted'],
  ['datalayer', 'denied', {}, 'denied'],
  ['datalayer', 'denied', { analytics: 'granted' }, 'denied'],
  ['datalayer', 'granted', { analytics: 'denied' }, 'granted'],
  ['datalayer', 'pending', {}, 'pending'],
  ['datalayer', 'pending', { ads: 'granted' }, 'pending'],
  ['datalayer', 'pending', { analytics: 'denied' }, 'denied'],
] as const)('analytics="%s" consent="%s" after the choice %j: %s', (analytics, consent, choice, state) => {
  expect(analyticsConsent({ analytics, consent }, choice)).toBe(state)
})

test('Consent Mode v2 has four parameters; what is not granted is denied', () => {
  expect(consentMode({})).toEqual({
    ad_storage: 'denied',
    ad_user_data: 'denied',
    ad_personalization: 'denied',
    analytics_storage: 'denied',
  })
  expect(consentMode({ analytics: 'granted' })).toMatchObject({ ad_storage: 'denied', analytics_storage: 'granted' })
  expect(consentMode({ ads: 'granted' })).toMatchObject({
    ad_user_data: 'granted',
    ad_personalization: 'granted',
    analytics_storage: 'denied',
  })
})
