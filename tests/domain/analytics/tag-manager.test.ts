import { describe, expect, test } from 'vitest'
import { allowsTagManager, tagManagerUrl } from '../../../src/domain/analytics/tag-manager.ts'

describe('tag manager', () => {
  test('ANA-04 reads the container id from configuration gtmContainerId', () => {
    expect(tagManagerUrl('GTM-BIRCHB')).toBe('https://www.googletagmanager.com/gtm.js?id=GTM-BIRCHB')
    expect(tagManagerUrl(undefined)).toBeUndefined()
  })

  test.each(['', 'gtm-birchb', 'GTM-', 'GTM-A&l=x', 'https://evil.example/x.js', 'GTM-A"></script>'])(
    'ANA-04 %j is not a valid container id',
    (id) => {
      expect(tagManagerUrl(id)).toBeUndefined()
    },
  )

  test.each([
    ['gtm', 'granted', true],
    ['gtm', 'denied', false],
    ['gtm', 'pending', false],
    ['gtm', undefined, false],
    ['datalayer', 'granted', false],
    ['off', 'granted', false],
  ])('ANA-04 analytics %s with consent %s loads a third-party script: %s', (analytics, consent, allowed) => {
    expect(allowsTagManager({ analytics, consent })).toBe(allowed)
  })
})
