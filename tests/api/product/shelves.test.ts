import { afterEach, beforeEach, expect, test } from 'vitest'
import { getProducts } from '../../../src/api/products.ts'
import { bannerQuery, resolveBanner } from '../../../src/domain/page/banner.ts'
import { alternativesQuery, relatedQuery } from '../../../src/domain/product/related.ts'
import { bannerData } from '../../../src/model/page/banner.ts'
import { productPagesStore } from '../../../src/stores/product/product-pages.ts'
import { openReadShop } from '../../server/shop.ts'
import { connect, shop } from '../connect.ts'

let wire: Awaited<ReturnType<typeof connect>>
const stops: (() => void)[] = []
beforeEach(async () => {
  wire = await connect(openReadShop)
})
afterEach(() => {
  for (const stop of stops.splice(0)) stop()
})

const { productListId, ...restOfBlock } = bannerData.parse({
  displayType: 'tiles',
  aspectRatio: 1.5,
  columnsCount: 2,
  wide: true,
  productListId: 'trail',
  slidesCount: 3,
  sort: 'price',
  displayInSlider: true,
  areas: [{ promoText: 'Pack light', actionButtonTitle: 'Tents', url: '/c/tents', youtubeUrl: 'https://youtu.be/aqz-KE-bpKQ', imageId: 9 }],
})
const bare = { productList: undefined, slidesCount: undefined, sort: undefined, display: undefined, areas: undefined }

/** Subscribes to pages of a query until enough products have loaded. */
function look(question: Parameters<typeof productPagesStore>[1], pages: number, enough: number) {
  const $pages = productPagesStore(shop, question, pages)
  return new Promise<ReturnType<typeof $pages.get>>((resolve, reject) => {
    const stop = $pages.subscribe((now) => {
      if (now.result.status === 'failed') reject(now.result.error)
      else if (now.result.status === 'ready' && now.result.value.length >= enough) resolve(now)
    })
    stops.push(stop)
  })
}

const someProduct = async () => {
  const { products } = await getProducts(shop, { lang: 'en', size: 1, 'product-list': 'trail' })
  const [product] = products
  if (!product) throw new Error('The list is empty')
  return product
}

test('CAR-03 BANNER-20 requests related products by product, 5 at a time', async () => {
  const { id } = await someProduct()
  const first = await look(relatedQuery('en', id, 5), 1, 5)
  expect(Object.fromEntries(wire.last().query)).toEqual({ lang: 'en', relatedTo: id, size: '5', page: '0' })
  expect(first.result.value).toHaveLength(5)
  expect(first.hasMore).toBe(true)

  const before = wire.to('/api/products').length
  const second = await look(relatedQuery('en', id, 5), 2, 10)
  expect(wire.to('/api/products').length).toBe(before + 1)
  expect(Object.fromEntries(wire.last().query)).toEqual({ lang: 'en', relatedTo: id, size: '5', page: '1' })
  const ids = second.result.value?.map((product) => product.id) ?? []
  expect(new Set(ids).size).toBe(10)
  expect(ids.slice(0, 5)).toEqual(first.result.value?.map((product) => product.id))
  expect(ids).not.toContain(id)
})

test('CAR-03 a page with fewer products than requested is the last', async () => {
  const { id } = await someProduct()
  const all = await look(relatedQuery('en', id, 100), 1, 1)
  expect(all.hasMore).toBe(false)
})

test('requests alternative products by the attribute that lists them', async () => {
  const { id } = await someProduct()
  const { result: answer } = await look(alternativesQuery('en', id, 'alternativeProducts', 5), 1, 1)
  expect(Object.fromEntries(wire.last().query)).toEqual({
    lang: 'en',
    'product-attribute': 'alternativeProducts',
    'product-attribute-product': id,
    size: '5',
    page: '0',
  })
  expect(answer.value?.length).toBeGreaterThan(0)
})

test('CAR-06 BANNER-19 a banner requests 8 products of its list unless it sets a size and sort', async () => {
  const { products } = await getProducts(shop, bannerQuery('en', 'trail', resolveBanner(bare, undefined)))
  expect(Object.fromEntries(wire.last().query)).toEqual({ lang: 'en', 'product-list': 'trail', size: '8', page: '0' })
  expect(products).toHaveLength(8)

  const banner = resolveBanner(bare, { ...restOfBlock, productListId })
  const three = await getProducts(shop, bannerQuery('en', banner.productList ?? '', banner))
  expect(Object.fromEntries(wire.last().query)).toEqual({ lang: 'en', 'product-list': 'trail', size: '3', page: '0', sort: 'price' })
  expect(three.products).toHaveLength(3)
  expect(banner.display).toBe('slider')
})

test('BANNER-05 ENT-31 the banner data schema keeps every field of banner and areas', () => {
  expect(restOfBlock).toEqual({
    displayType: 'tiles',
    aspectRatio: 1.5,
    columnsCount: 2,
    wide: true,
    slidesCount: 3,
    sort: 'price',
    displayInSlider: true,
    areas: [
      { promoText: 'Pack light', actionButtonTitle: 'Tents', url: '/c/tents', youtubeUrl: 'https://youtu.be/aqz-KE-bpKQ', imageId: '9' },
    ],
  })
  expect(resolveBanner(bare, restOfBlock)).toMatchObject({ areaColumns: 2, aspectRatio: 1.5, areas: restOfBlock.areas })
})
