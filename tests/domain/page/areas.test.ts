import { expect, test } from 'vitest'
import { isPromotion, naturalRatio, resolveAreas, visibleAreas } from '../../../src/domain/page/areas.ts'
import { area } from '../../../src/model/page/area.ts'
import { imagesData } from '../../../src/model/page/images-data.ts'

const bare = {
  areas: undefined,
  display: undefined,
  columns: undefined,
  maxHeight: undefined,
  aspectRatio: undefined,
  grayscale: undefined,
  slider: undefined,
  verticalSpacing: undefined,
}
const picture = { imageId: 'a' }

test('BANNER-07 areas render as tiles unless the block or the tag sets carousel or slider', () => {
  expect(resolveAreas(bare, undefined).display).toBe('tiles')
  expect(resolveAreas(bare, { displayType: 'carousel' }).display).toBe('carousel')
  expect(resolveAreas({ ...bare, display: 'slider' }, { displayType: 'carousel' }).display).toBe('slider')
})

test('BANNER-11 displayInSlider overrides the block’s display but not the tag’s', () => {
  expect(resolveAreas(bare, { displayInSlider: true, displayType: 'tiles' }).display).toBe('slider')
  expect(resolveAreas({ ...bare, display: 'tiles' }, { displayInSlider: true }).display).toBe('tiles')
  expect(resolveAreas({ ...bare, slider: false }, { displayInSlider: true, displayType: 'carousel' }).display).toBe('carousel')
  expect(resolveAreas({ ...bare, slider: true, display: 'tiles' }, undefined).display).toBe('slider')
})

test.each([
  [2, 2],
  [3, 3],
  [1, 2],
  [9, 3],
  [2.4, 2],
  [undefined, undefined],
])('BANNER-08 columnsCount is 2 or 3: %j becomes %j', (columnsCount, columns) => {
  expect(resolveAreas(bare, { columnsCount }).columns).toBe(columns)
})

test('BANNER-10 pictures are at most 170 px high by default', () => {
  expect(resolveAreas(bare, {}).maxHeightPx).toBe(170)
  expect(resolveAreas(bare, { maxHeight: 90 }).maxHeightPx).toBe(90)
  expect(resolveAreas({ ...bare, maxHeight: 120 }, { maxHeight: 90 }).maxHeightPx).toBe(120)
})

test('BANNER-11 clamps values out of range', () => {
  expect(resolveAreas(bare, { maxHeight: 1e9, aspectRatio: 1e9, verticalSpacing: 1e9 })).toMatchObject({
    maxHeightPx: 1200,
    ratio: 8,
    verticalSpacingPx: 400,
  })
  expect(resolveAreas(bare, { maxHeight: 0, aspectRatio: 0 })).toMatchObject({ maxHeightPx: 16, ratio: undefined })
})

test('R17 an invalid field drops neither its area nor its block', () => {
  const data = imagesData.parse({
    areas: [{ imageId: 7, imageWidth: 'wide', title: { text: 'no' }, url: 12 }, 'no area', null, { imageId: 'b', imageWidth: '640' }],
    displayType: 'mosaic',
    columnsCount: 'three',
    maxHeight: -5,
    displayGrayscale: 'yes',
    aspectRatio: '1.5',
  })
  expect(resolveAreas(bare, data)).toMatchObject({ display: 'tiles', columns: undefined, maxHeightPx: 170, isGrayscale: false, ratio: 1.5 })
  expect(data.areas?.map(({ imageId, imageWidth }) => [imageId, imageWidth])).toEqual([
    ['7', undefined],
    ['b', 640],
  ])
  expect(resolveAreas(bare, imagesData.parse({ areas: { length: 3 } })).areas).toEqual([])
  expect(resolveAreas(bare, imagesData.parse({})).areas).toEqual([])
})

test('drops empty areas and shows at most the first hundred', () => {
  expect(visibleAreas([picture, {}, { url: '/x' }, { title: 'Words' }])).toEqual([picture, { title: 'Words' }])
  expect(visibleAreas(Array.from({ length: 1000 }, (_, index) => ({ imageId: String(index) })))).toHaveLength(100)
})

test('an area with a promo text or a button is a promotion', () => {
  expect(
    [picture, { ...picture, title: 'Camp', url: '/camp' }, { promoText: 'Half price' }, { actionButtonTitle: 'Go' }].map(isPromotion),
  ).toEqual([false, false, true, true])
})

test('an aspect ratio requires both width and height', () => {
  expect(naturalRatio({ imageWidth: 1440, imageHeight: 720 })).toBe(2)
  expect(naturalRatio({ imageWidth: 1440 })).toBeUndefined()
  expect(naturalRatio(area.parse({ imageWidth: 100, imageHeight: 0 }))).toBeUndefined()
})
