import { expect, test, vi } from 'vitest'
import { blockAttributes } from '../../../src/domain/page/block-attributes.ts'
import { blockLayout, urlOwner } from '../../../src/domain/page/block-layout.ts'
import { blockTag, blockTags } from '../../../src/domain/page/block-types.ts'
import { hasHtml, visibleBlockCount } from '../../../src/domain/page/page-blocks.ts'
import { pageHeading } from '../../../src/domain/page/page-heading.ts'
import { type BlockContent, block as blockModel } from '../../../src/model/page/block.ts'
import { route } from '../../../src/model/page/route.ts'

const read = (content: BlockContent) => blockModel.parse(content)

test('BLOCK-01 a page supports exactly these block types', () => {
  const types =
    'category productList product productListBanner text images video FAQ textWithImage newsList newsItem not-found cart styleguide customerProfile searchResults wishlist productAttributes relatedProducts alternativeProducts form imageRow contacts categoriesBanner'
  expect(Object.keys(blockTags).sort()).toEqual(types.split(' ').sort())
  expect(new Set(Object.values(blockTags)).size).toBe(types.split(' ').length)
})

test.each(['constructor', '__proto__', 'toString', 'hasOwnProperty', 'faq', 'Text', 'shop-text', 'script', ''])(
  'BLOCK-01 R10 the type "%s" is unknown',
  (type) => {
    expect(blockTag(type)).toBeUndefined()
    expect(blockAttributes(read({ type }))).toEqual({})
  },
)

test('BLOCK-04 ROUTE-12 a block has id, type, title, titleFontSize, platform and data', () => {
  const content = { id: 7, type: 'text', title: 'Us', titleFontSize: 28, platform: 'desktop-only', data: { text: 'x' } }
  expect(read(content)).toEqual({ id: '7', type: 'text', title: 'Us', titleFontSize: '28', platform: 'desktop', data: { text: 'x' } })
  expect(read({ type: 'text', titleFontSize: '2rem', platform: 'phone' })).toMatchObject({ titleFontSize: '2rem', platform: 'phone' })
  expect(read({ type: 'text', platform: 'watch' }).platform).toBe('both')
})

test('ROUTE-06 ROUTE-12 R17 a route keeps its order and drops only invalid blocks and URLs', () => {
  const warn = vi.spyOn(console, 'warn').mockReturnValue()
  const answer = {
    path: '/a',
    language: 'en',
    title: 'A',
    description: null,
    ogImage: 'p',
    alternatives: { en: '/a', lt: null, de: 7 },
    redirect: null,
    displayCategoriesListDesktop: true,
    blocks: [{ type: 'text' }, { title: 'no type' }, null, 7, { type: 'FAQ', data: 'words' }, { type: 'video', data: {} }],
  }
  const { blocks, ...rest } = route.parse(answer)
  expect(blocks?.map(({ type }) => type)).toEqual(['text', 'video'])
  expect(rest).toMatchObject({ path: '/a', displayCategoriesListDesktop: true })
  expect(rest.alternatives).toEqual({ en: '/a' })
  expect(route.parse({})).toEqual({})
  expect(warn).toHaveBeenCalledTimes(4)
  warn.mockRestore()
})

test('BLOCK-15 a wide block has the wide width, others align with the header', () => {
  expect(blockLayout(read({ type: 'text', data: { wide: true } }))).toEqual({ width: 'wide' })
  expect(blockLayout(read({ type: 'text', data: { wide: 'yes' } }))).toEqual({ width: 'like-header', 'side-padding': '' })
  expect(blockLayout(read({ type: 'images', data: { displayType: 'carousel' } })).width).toBe('default')
  expect(blockLayout(read({ type: 'images' })).width).toBe('like-header')
})

test('block data becomes attributes of elements that do not read blocks', () => {
  expect(blockAttributes(read({ type: 'product', data: { productId: 12 } }))).toEqual({ 'product-id': '12' })
  expect(blockAttributes(read({ type: 'form', data: { formId: 'contact', other: {} } }))).toEqual({ 'form-id': 'contact' })
  expect(blockAttributes(read({ type: 'productList', data: { productListId: 'new', sort: ['x'] } }))).toMatchObject({
    'product-list': 'new',
  })
  expect(blockAttributes(read({ type: 'product', data: { productId: { toString: 1 } } }))).toEqual({})
  expect(blockAttributes(read({ type: 'product' }))).toEqual({})
  const shelf = { type: 'relatedProducts', title: 'Goes well with it', data: { productId: 12 } }
  expect(blockAttributes(read(shelf))).toEqual({ 'product-id': '12', heading: 'Goes well with it' }) // also names the carousel
  expect(blockAttributes(read({ ...shelf, title: '' }))).toEqual({ 'product-id': '12' })
  expect(blockAttributes(read({ type: 'cart' }))).toEqual({ 'show-sku': '' })
  for (const type of ['category', 'productList', 'searchResults'])
    expect(blockAttributes(read({ type, data: { splitBy: 'off' } })), type).toMatchObject({ 'split-by': 'off' })
})

test('the first listing of a page owns its URL', () => {
  const blocks = ['text', 'wishlist', 'productList'].map((type) => read({ type }))
  expect(urlOwner(blocks)).toBe(1)
  expect(urlOwner([])).toBe(-1)
})

test('a category block limited to subcategories leaves the URL to the list below it', () => {
  const blocks = ['onlySubcategories', 'none'].map((renderType) => read({ type: 'category', data: { id: 'workshop', renderType } }))
  expect(urlOwner(blocks)).toBe(1)
})

test('a category block can omit the description', () => {
  expect(blockAttributes(read({ type: 'category', data: { displayDescription: false } })).description).toBe('false')
  expect(blockAttributes(read({ type: 'category' })).description).toBeUndefined()
})

test('a list of bestsellers can omit the badges that all its products share', () => {
  expect(blockAttributes(read({ type: 'productList', data: { productListId: 'top', displayBadges: false } })).badges).toBe('false')
  expect(blockAttributes(read({ type: 'productList' })).badges).toBeUndefined()
})

test('hides the h1 if the first banner shows it as its title', () => {
  const under = (areas: unknown) => pageHeading({ crumbs: [{ title: 'Offers' }], blocks: [read({ type: 'images', data: { areas } })] })
  expect(under([{ title: 'Offers' }])).toMatchObject({ text: 'Offers', isHidden: true })
  for (const areas of [[{ title: 'Tents' }], [], [null], null, 'Offers', undefined]) expect(under(areas).isHidden).toBe(false)
})

test('every page has one h1, and no title repeats it', () => {
  const text = read({ type: 'text', title: 'About us' })
  const crumbs = [{ title: 'Company' }, { title: 'About' }]
  expect(pageHeading({ title: 'About · Shop', crumbs, blocks: [text, text] })).toMatchObject({
    text: 'About us',
    isHidden: false,
    blocks: [{ title: '' }, { title: 'About us' }],
  })
  expect(pageHeading({ title: 'T', crumbs, blocks: [read({ type: 'category' })] }).text).toBe('About')
  expect(pageHeading({ title: 'Home', crumbs: [], blocks: [text] })).toMatchObject({ text: 'Home', isHidden: true, blocks: [text] })
  expect(pageHeading({ title: 'T', crumbs, blocks: [read({ type: 'product' })] }).text).toBeUndefined()
  expect(pageHeading({})).toEqual({ isHidden: false, blocks: [] })
  const results = pageHeading({ title: 'T', crumbs, blocks: [read({ type: 'searchResults' })] })
  expect(results).toMatchObject({ text: 'About', isOfSearch: true })
  expect(results.blocks.map(blockAttributes)).toMatchObject([{ heading: '' }])
  expect(blockAttributes(read({ type: 'searchResults' }))).not.toHaveProperty('heading')
})

test('a block shows only after all blocks above it are ready, so none shifts', () => {
  expect(visibleBlockCount([false, false, false])).toBe(1)
  expect(visibleBlockCount([true, false, true])).toBe(2)
  expect(visibleBlockCount([true, true, true])).toBe(3)
  expect(visibleBlockCount([])).toBe(0)
})

test('only blocks that render HTML immediately wait for the sanitizer', () => {
  const waits = (type: string, data?: Record<string, unknown>) => hasHtml(read({ type, data }))
  expect(waits('text', { text: '<p>Words</p>' })).toBe(true)
  expect(waits('textWithImage', { text: '' })).toBe(true)
  expect(waits('newsItem')).toBe(true)
  expect(waits('contacts')).toBe(true)
  expect(waits('FAQ', { items: [{ title: 'Q', description: '<p>A</p>' }] })).toBe(false)
  expect(waits('productList', {})).toBe(false)
})
