import { beforeEach, expect, test } from 'vitest'
import { paths } from '../../../demo/content/pages/paths.ts'
import { getRoute } from '../../../src/api/path-info.ts'
import { bannerData } from '../../../src/model/page/banner.ts'
import type { Block } from '../../../src/model/page/block.ts'
import { categoriesBannerData } from '../../../src/model/page/categories-banner-data.ts'
import { faqData } from '../../../src/model/page/faq-data.ts'
import { imagesData } from '../../../src/model/page/images-data.ts'
import { textData, textWithImageData } from '../../../src/model/page/text-data.ts'
import { videoData } from '../../../src/model/page/video-data.ts'
import { openReadShop } from '../../server/shop.ts'
import { connect, shop } from '../connect.ts'

beforeEach(async () => {
  await connect(openReadShop)
})

const schemas = {
  text: textData,
  images: imagesData,
  imageRow: imagesData,
  video: videoData,
  FAQ: faqData,
  textWithImage: textWithImageData,
  categoriesBanner: categoriesBannerData,
  productListBanner: bannerData,
}
type Known = keyof typeof schemas
const isKnown = (block: Block): block is Block & { type: Known } => Object.hasOwn(schemas, block.type)

const layout = { blockSpacing: 'large', wide: true, backgroundColor: '#eee' }
const area = {
  imageId: 'a',
  imageWidth: 640,
  imageHeight: 320,
  imageAlt: 'A tent',
  title: 'Camp',
  url: '/c/camp',
  youtubeUrl: 'https://youtu.be/aqz-KE-bpKQ',
  promoText: 'Half price',
  actionButtonTitle: 'See tents',
}
const whole: Record<Known, object> = {
  text: { ...layout, text: '<p>Words</p>' },
  images: {
    ...layout,
    areas: [area],
    displayType: 'carousel',
    columnsCount: 3,
    aspectRatio: 1.5,
    maxHeight: 170,
    verticalSpacing: 8,
    displayInSlider: true,
    displayGrayscale: true,
  },
  imageRow: { ...layout, areas: [area], maxHeight: 90, displayGrayscale: true, displayInSlider: false },
  video: { ...layout, url: 'https://vimeo.com/76979871', autoplay: true, loop: true, showControls: false, aspectRatio: 1.777 },
  FAQ: { ...layout, items: [{ title: 'When?', description: '<p>Today</p>' }] },
  textWithImage: { ...layout, text: '<p>Words</p>', imageId: 'a', imagePosition: 'right', imageAlt: 'A tent' },
  categoriesBanner: { ...layout, categories: ['camp'], linkCategory: 'outdoor', linkCategoryTitle: 'All', imageFit: 'contain' },
  productListBanner: {
    ...layout,
    areas: [area],
    displayType: 'tiles',
    columnsCount: 2,
    aspectRatio: 2,
    productListId: 'trail',
    slidesCount: 4,
    sort: 'price',
    displayInSlider: true,
  },
}

test.each(Object.keys(schemas) as Known[])('ENT-28 BANNER-09 the schema of block %s keeps every field', (type) => {
  expect(schemas[type].parse(whole[type])).toEqual(whole[type])
})

test('ENT-28 BANNER-05 BANNER-09 the schemas keep every field of the shop’s blocks', async () => {
  const routes = await Promise.all(
    ['/', paths.allBlocks.en, paths.allBlocks.lt].map((path) => getRoute(shop, { path, search: '', lang: 'en' })),
  )
  const blocks = routes.flatMap((route) => route.blocks ?? []).filter(isKnown)
  expect(new Set(blocks.map(({ type }) => type))).toEqual(new Set(Object.keys(schemas)))
  for (const { type, data } of blocks) expect(schemas[type].parse(data)).toEqual(data)
  const areas = blocks.flatMap(({ type, data }) => (type === 'images' ? (imagesData.parse(data).areas ?? []) : []))
  for (const field of ['imageId', 'imageWidth', 'imageHeight', 'title', 'url', 'youtubeUrl', 'promoText', 'actionButtonTitle'] as const)
    expect(areas.some((one) => one[field] !== undefined)).toBe(true)
})
