import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { imageSources } from '../../src/base/images/image-sources.ts'
import { imageUrl, pixelRatioLimit, srcSetOf } from '../../src/base/images/image-url.ts'

const shop = 'https://shop.example'

describe('image URLs', () => {
  test('CALL-39 imageUrl contains id, size, fit and format', () => {
    expect(imageUrl(shop, 'a1', { w: 340, h: 170, fit: 'cover', f: 'webp' })).toBe(`${shop}/images/a1?w=340&h=170&fit=cover&f=webp`)
    expect(imageUrl(shop, 'a1')).toBe(`${shop}/images/a1`)
  })

  test('R06 no id escapes the image folder', () => {
    const id = fc.oneof(
      fc.string({ unit: 'binary-ascii', maxLength: 12 }),
      fc.constantFrom('.', '..', '', '../api/carts', '..\\x', '%2e%2e', '%2e%2e%2f', 'a/../../x', '?x', '#x', '\ud800', 'a,b c'),
    )
    fc.assert(
      fc.property(id, (value) => {
        fc.pre(!/^https?:/i.test(value))
        const url = imageUrl(shop, value)
        if (url === undefined) expect(['', '.', '..']).toContain(value)
        else expect(new URL(url)).toMatchObject({ origin: shop, search: '', hash: '' })
        if (url !== undefined) expect(new URL(url).pathname).toMatch(/^\/images\/[^/\\]+$/)
      }),
    )
  })

  test.each(['.', '..', '', 'https://user@evil.example/x.png', 'https://['])('R06 the id %j gives no URL', (id) => {
    expect(imageUrl(shop, id)).toBeUndefined()
    expect(imageSources(shop, id, { width: 84 })).toEqual({ src: undefined, srcSet: undefined })
  })

  test('R06 replaces a lone surrogate in an id', () => {
    expect(imageUrl(shop, 'a\ud83d')).toBe(`${shop}/images/a%EF%BF%BD`)
  })

  test('R06 a URL used as an id cannot add srcset candidates', () => {
    const set = srcSetOf([170, 340], (width) => imageUrl(shop, `https://cdn.example/a.png, https://evil.example/b.png?${width}`))
    expect(set?.split(',')).toHaveLength(2)
    expect(set).not.toContain(', https://evil.example')
  })

  test('CALL-39 srcset ranges from half the width to the shop’s maximum pixel ratio', () => {
    const widths = (quality?: number | string) =>
      imageSources(shop, 'a', { width: 100, ratio: 2, quality })
        .srcSet?.split(', ')
        .map((candidate) => candidate.split(' ')[1])
    expect(widths()).toEqual(['50w', '100w', '200w'])
    expect(widths('low')).toEqual(['50w', '100w'])
    expect(imageSources(shop, 'a', { width: 100, ratio: 2 }).src).toContain('w=100&h=50&fit=contain')
    expect([undefined, 'high', 3, '2', 1, 'low', 'constructor'].map(pixelRatioLimit)).toEqual([2, 2, 2, 2, 1, 1, 1])
  })
})
