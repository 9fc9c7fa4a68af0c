import { expect, test } from 'vitest'
import { type PopupFacts, popupContent, popupDelaySeconds, shouldShowPopup } from '../../../src/domain/page/newsletter-popup.ts'

const facts: PopupFacts = {
  content: { headline: 'Know when it is back', description: '<p>Restocks and price drops</p>' },
  isSettled: true,
  isClosed: false,
  customer: undefined,
}
const welcome = (changed: Partial<PopupFacts> = {}) => shouldShowPopup({ ...facts, ...changed })

test('NL-09 the popup stays closed until customer data loads', () => {
  expect(welcome()).toBe(true)
  expect(welcome({ isSettled: false })).toBe(false)
})

test('NL-10 the popup requires a headline and a description', () => {
  const { headline, description } = facts.content
  for (const content of [{}, { headline }, { description }, { headline: '  ', description }, { headline, description: '<p> </p>' }])
    expect(welcome({ content })).toBe(false)
})

test('NL-11 a closed popup stays closed', () => expect(welcome({ isClosed: true })).toBe(false))

test('NL-12 subscribers see no popup; other customers and visitors do', () => {
  expect(welcome({ customer: { news_letter_mail: true } })).toBe(false)
  expect(welcome({ customer: { news_letter_mail: false } })).toBe(true)
  expect(welcome({ customer: {} })).toBe(true)
})

test('NL-14 headline, description, image and alternative text come from the shop unless the page overrides them', () => {
  const newsletter = { headline: 'Shop', description: 'Text', image: 'plant', imageAlt: 'A plant' }
  expect(popupContent({ newsletter }, {})).toEqual(newsletter)
  expect(popupContent({ newsletter }, { headline: 'Page', image: undefined })).toEqual({ ...newsletter, headline: 'Page' })
  expect(popupContent(undefined, { headline: 'Page' })).toEqual({ headline: 'Page' })
})

test('NL-08 the delay comes from the tag, the newsletter or the configuration; without a delay there is no popup', () => {
  const delays: [newsletter: number | undefined, shop: number | undefined, own: number | undefined, seconds: number | undefined][] = [
    [20, 30, 5, 5],
    [20, 30, undefined, 20],
    [undefined, 30, undefined, 30],
    [0, undefined, undefined, 0],
    [undefined, undefined, undefined, undefined],
    [-1, undefined, undefined, undefined],
  ]
  for (const [newsletter, shop, own, seconds] of delays) {
    const configuration = { newsletter: { showPopupBannerAfterSeconds: newsletter }, showPopupBannerAfterSeconds: shop }
    expect(popupDelaySeconds(configuration, own)).toBe(seconds)
  }
  expect(popupDelaySeconds(undefined, undefined)).toBeUndefined()
})
