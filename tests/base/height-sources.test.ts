import { expect, test } from 'vitest'
import { heightSources } from '../../src/base/images/height-sources.ts'

const shop = 'https://shop.example'

test('BANNER-10 heightSources requests a picture by height, with a 2x variant', () => {
  expect(heightSources(shop, 'a1', { heightPx: 170 })).toEqual({
    src: `${shop}/images/a1?h=170&f=webp`,
    srcSet: `${shop}/images/a1?h=170&f=webp 1x, ${shop}/images/a1?h=340&f=webp 2x`,
  })
})

test('heightSources omits the 2x variant if the shop caps the pixel ratio at 1', () => {
  expect(heightSources(shop, 'a1', { heightPx: 90, quality: 1 }).srcSet).toBe(`${shop}/images/a1?h=90&f=webp 1x`)
})

test.each(['..', '', 'https://user@evil.example/x.png'])('R06 heightSources returns no URL for the id %j', (id) => {
  expect(heightSources(shop, id, { heightPx: 170 })).toEqual({ src: undefined, srcSet: undefined })
})
