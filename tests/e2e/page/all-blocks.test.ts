import type { Locator } from 'playwright'
import { expect, test } from 'vitest'
import { allBlocks } from '../../../demo/content/pages/all-blocks.ts'
import { type BlockType, blockTags } from '../../../src/domain/page/block-types.ts'
import { scrollToFooter, shareRouted } from '../journeys/routed-visit.ts'

const { start } = shareRouted()

/** An element of each block type that renders once its data has loaded. */
const loadedContent: Record<BlockType, (block: Locator) => Locator> = {
  text: (block) => block.getByText('Each type of block once'),
  images: (block) => block.getByRole('link', { name: 'Returns' }),
  imageRow: (block) => block.locator('img').nth(3),
  textWithImage: (block) => block.getByText('Words on one side, a picture on the other.'),
  video: (block) => block.locator('[part~="poster"]'),
  FAQ: (block) => block.locator('[part~="question"]').nth(2),
  categoriesBanner: (block) => block.getByRole('link', { name: 'Everything for the home' }),
  productListBanner: (block) => block.locator('article.card').first(),
  category: (block) => block.locator('[part~="tile"]').first(),
  productList: (block) => block.locator('article.card').first(),
  product: (block) => block.getByRole('button', { name: 'Add to cart' }),
  productAttributes: (block) => block.getByText('Height'),
  relatedProducts: (block) => block.locator('article.card').first(),
  alternativeProducts: (block) => block.locator('article.card').first(),
  searchResults: (block) => block.locator('article.card').first(),
  wishlist: (block) => block.getByText('Your wishlist is empty'),
  cart: (block) => block.getByText('Cart is empty'),
  customerProfile: (block) => block.getByLabel('Email'),
  newsList: (block) => block.locator('[part~="item"]').nth(2),
  newsItem: (block) => block.locator('.news-content'),
  contacts: (block) => block.locator('[part~="shop"]').first(),
  form: (block) => block.getByRole('textbox').first(),
  styleguide: (block) => block.getByRole('heading').nth(1),
  'not-found': (block) => block.getByText('Page not found'),
}

test('BLOCK-01 a page with all block types renders each one with its content', async () => {
  const { page, errors } = await start(allBlocks.paths.en)
  await scrollToFooter(page)
  const blocks = page.locator('shop-page > shop-block')
  const tags = await blocks.evaluateAll((all) => all.map(({ firstElementChild }) => firstElementChild?.localName))
  expect(tags).toEqual(allBlocks.blocks('en').map(({ type }) => blockTags[type as BlockType]))
  expect(new Set(tags)).toEqual(new Set(Object.values(blockTags)))
  const blockOf = (type: BlockType) => page.locator(`shop-page > shop-block > ${blockTags[type]}`)
  const types = Object.keys(loadedContent) as BlockType[]
  for (const type of types) await blockOf(type).scrollIntoViewIfNeeded()
  const empty = async () => {
    const visible = await Promise.all(types.map((type) => loadedContent[type](blockOf(type)).isVisible()))
    return types.filter((_, index) => !visible[index])
  }
  await expect.poll(empty, { timeout: 20_000 }).toEqual([])
  expect(errors).toEqual([])
}, 120_000)
