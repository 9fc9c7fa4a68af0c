import { expect, test, vi } from 'vitest'
import { configuration } from '../../src/model/configuration.ts'
import { translations } from '../../src/model/translation.ts'

test('R17 ENT-23 one bad item of the configuration takes neither its list nor the shop along', () => {
  const warn = vi.spyOn(console, 'warn').mockReturnValue()
  const tag = { type: 'name', typeValue: 'theme-color', contentValue: '#fff' }
  const answer = {
    siteName: 'Shop',
    metaTags: [{ type: 'name', typeValue: 'author', contentValue: null }, tag],
    sorts: [{ value: 1 }, 'price_asc'],
    predefinedSizes: ['many', 50],
    footerPaymentLogos: [null, 'card'],
    phoneCountries: [{}, 'LT'],
    features: { frontLocales: ['en', null, 'lt'] },
  }
  expect(configuration.parse(answer)).toMatchObject({
    siteName: 'Shop',
    metaTags: [tag],
    sorts: [{ value: 'price_asc', title: 'price_asc' }],
    predefinedSizes: [50],
    footerPaymentLogos: ['card'],
    phoneCountries: ['LT'],
    features: { frontLocales: ['en', 'lt'] },
  })
  expect(warn).toHaveBeenCalledTimes(6)
  warn.mockRestore()
})

test('R17 ENT-27 a key without a text leaves the other texts alone', () => {
  const answer = JSON.parse('{"Home":"Pradžia","Cart":null,"Search":{"lt":"Ieškoti"},"__proto__":"x","constructor":"y"}')
  const read = translations.parse(answer)
  expect(Object.entries(read).filter(([key]) => key !== '__proto__')).toEqual([
    ['Home', 'Pradžia'],
    ['constructor', 'y'],
  ])
  expect(Object.getPrototypeOf(read)).toBe(Object.prototype)
  expect(translations.safeParse(['Home']).success).toBe(false)
})
