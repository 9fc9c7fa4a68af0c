import { expect, test, vi } from 'vitest'
import { configuration } from '../../../src/model/app/configuration.ts'
import { translations } from '../../../src/model/app/translation.ts'
import { newsListData } from '../../../src/model/page/news-data.ts'
import { route } from '../../../src/model/page/route.ts'

test('R17 ENT-23 an invalid configuration item drops neither its list nor the configuration', () => {
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

test('R17 drops an invalid field and keeps the configuration and the page valid', () => {
  const wrong = {
    siteName: 5,
    appIconSize: '512',
    seed: {},
    defaultListType: 'mosaic',
    sorts: 'price_asc',
    features: { enableProductReturns: 'yes', customerRegistration: true },
    passwordPolicy: { min: '8', max: 64 },
    newsletter: { headline: 'News', image: 7 },
    cartPage: '/cart',
  }
  expect(configuration.parse(wrong)).toEqual({
    features: { customerRegistration: true },
    passwordPolicy: { max: 64 },
    newsletter: { headline: 'News' },
    cartPage: '/cart',
  })
  const crumbs = [{ title: 'Home', url: 5 }]
  const blocks = [
    { type: 'text', title: 7, titleFontSize: [], id: {} },
    { type: 'newsList', data: {} },
  ]
  expect(route.parse({ title: {}, language: 3, redirect: 4, alternatives: [], home: 1, path: '/about', crumbs, blocks })).toEqual({
    path: '/about',
    crumbs: [{ title: 'Home' }],
    blocks: [
      { type: 'text', platform: 'both' },
      { type: 'newsList', platform: 'both', data: {} },
    ],
  })
  expect(newsListData.parse({ size: 'four', columnsCount: 3 })).toEqual({ columnsCount: 3 })
})

test('R17 ENT-27 a key without a text does not affect other texts', () => {
  const answer = JSON.parse('{"Home":"Pradžia","Cart":null,"Search":{"lt":"Ieškoti"},"__proto__":"x","constructor":"y"}')
  const read = translations.parse(answer)
  expect(Object.entries(read).filter(([key]) => key !== '__proto__')).toEqual([
    ['Home', 'Pradžia'],
    ['constructor', 'y'],
  ])
  expect(Object.getPrototypeOf(read)).toBe(Object.prototype)
  expect(translations.safeParse(['Home']).success).toBe(false)
})
