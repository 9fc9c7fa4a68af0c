import { expect, test } from 'vitest'
import { resolveBanner } from '../../../src/domain/page/banner.ts'
import { youtubeId, youtubePlayer } from '../../../src/domain/page/youtube.ts'
import { bannerData } from '../../../src/model/page/banner.ts'

const nothing = { productList: undefined, slidesCount: undefined, sort: undefined, display: undefined, areas: undefined }

test('a tag without a block is a slider of 8 products', () => {
  expect(resolveBanner({ ...nothing, productList: 'trail' }, undefined)).toMatchObject({
    productList: 'trail',
    slidesCount: 8,
    display: 'slider',
    areas: [],
  })
})

test('displayInSlider of the block makes a slider; attributes override the block', () => {
  expect(resolveBanner(nothing, { displayInSlider: true }).display).toBe('slider')
  expect(resolveBanner(nothing, { displayInSlider: false }).display).toBe('grid')
  expect(resolveBanner(nothing, {}).display).toBe('grid')
  expect(resolveBanner({ ...nothing, display: 'slider' }, { displayInSlider: false }).display).toBe('slider')
  const data = { productListId: 'old', slidesCount: 4, sort: 'price' }
  expect(resolveBanner({ ...nothing, productList: 'new', slidesCount: 6 }, data)).toMatchObject({
    productList: 'new',
    slidesCount: 6,
    sort: 'price',
  })
})

test('clamps counts out of range', () => {
  expect(resolveBanner(nothing, { slidesCount: -4, columnsCount: 99 })).toMatchObject({ slidesCount: 1, areaColumns: 3 })
  expect(resolveBanner(nothing, { slidesCount: 1e9 }).slidesCount).toBe(100)
})

test('drops an invalid area from the block', () => {
  const data = bannerData.parse({ areas: [{ promoText: 'Half price' }, { promoText: 7 }, null], productListId: 12 })
  expect(resolveBanner(nothing, data).areas).toEqual([{ promoText: 'Half price' }])
  expect(data.productListId).toBe('12')
})

test('extracts the video id from every form of YouTube URL', () => {
  const id = 'aqz-KE-bpKQ'
  const addresses = [
    'www.youtube.com/watch?v=',
    'm.youtube.com/watch?t=3&v=',
    'youtu.be/',
    'youtube.com/shorts/',
    'www.youtube-nocookie.com/embed/',
  ]
  expect(addresses.map((address) => youtubeId(`https://${address}${id}`))).toEqual(addresses.map(() => id))
  expect(youtubePlayer(id)).toBe(`https://www.youtube-nocookie.com/embed/${id}?autoplay=1`)
})

test('R06 any other URL is not a video', () => {
  const others = [
    undefined,
    '',
    'javascript:alert(1)',
    'https://evil.example/watch?v=aqz-KE-bpKQ',
    'https://youtube.com.evil.example/watch?v=aqz-KE-bpKQ',
    'https://youtu.be/"><script>',
    'https://youtu.be/short',
    'data:text/html,youtu.be/aqz-KE-bpKQ',
  ]
  expect(others.map(youtubeId)).toEqual(others.map(() => undefined))
})
