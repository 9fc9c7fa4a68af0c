import { expect, waitFor } from 'storybook/test'
import { category } from '../elements/category.ts'
import { type ElementStory, elementStories, inside } from './element-story.tsx'

const tag = 'shop-category'
const patient = { timeout: 8000 }

export default { ...elementStories(category), title: 'Catalogue/shop-category', args: { category: 'hand-tools', 'page-size': 6 } }

const tilesIn = async (canvas: HTMLElement) => (await inside(canvas, tag)).findByRole('list', { name: 'Subcategories' }, patient)

const withTiles =
  (look: string): ElementStory['play'] =>
  async ({ canvasElement }) => {
    await expect(await tilesIn(canvasElement)).toHaveAttribute('data-look', look)
  }

async function productsIn(canvas: HTMLElement) {
  const block = await inside(canvas, tag)
  await waitFor(() => expect(block.getAllByRole('article').length).toBeGreaterThan(0), patient)
  return block
}

/** Subcategories as big tiles: `listing-type="bigTiles"`. */
export const BigTiles: ElementStory = {
  tags: ['CAT-01'],
  args: { 'listing-type': 'bigTiles', 'render-type': 'onlySubcategories' },
  play: withTiles('bigTiles'),
}

/** Subcategories as small tiles: `listing-type="smallTiles"`. */
export const SmallTiles: ElementStory = {
  tags: ['CAT-01'],
  args: { 'listing-type': 'smallTiles', 'render-type': 'onlySubcategories' },
  play: withTiles('smallTiles'),
}

/** Subcategories as a row of links with a small picture: `listing-type="tinyTiles"`. */
export const TinyTiles: ElementStory = {
  tags: ['CAT-01'],
  args: { 'listing-type': 'tinyTiles', 'render-type': 'onlySubcategories' },
  play: withTiles('tinyTiles'),
}

/** Products of all subcategories instead of tiles: `listing-type="products"`. */
export const Products: ElementStory = {
  tags: ['CAT-01'],
  args: { 'listing-type': 'products', 'subcategory-products': true },
  play: async ({ canvasElement }) => {
    const block = await productsIn(canvasElement)
    await expect(block.queryByRole('list', { name: 'Subcategories' })).toBeNull()
  },
}

/** `render-type="full"` shows subcategories and products. */
export const Full: ElementStory = {
  tags: ['CAT-02', 'CAT-07'],
  args: { 'render-type': 'full', 'subcategory-products': true },
  play: async ({ canvasElement }) => {
    const block = await productsIn(canvasElement)
    await block.findByRole('list', { name: 'Subcategories' })
    await block.findByRole('heading', { name: 'Hand tools' })
  },
}

/** `render-type="onlySubcategories"` shows no products. */
export const OnlySubcategories: ElementStory = {
  tags: ['CAT-07'],
  args: { 'render-type': 'onlySubcategories', 'subcategory-products': true },
  play: async ({ canvasElement }) => {
    await tilesIn(canvasElement)
    await expect((await inside(canvasElement, tag)).queryByRole('article')).toBeNull()
  },
}

/** `render-type="none"` shows products without subcategories. */
export const None: ElementStory = {
  tags: ['CAT-07'],
  args: { 'render-type': 'none', 'subcategory-products': true },
  play: async ({ canvasElement }) => {
    const block = await productsIn(canvasElement)
    await expect(block.queryByRole('list', { name: 'Subcategories' })).toBeNull()
  },
}

export const Departments: ElementStory = {
  args: { category: '', 'listing-type': 'bigTiles' },
  play: withTiles('bigTiles'),
}

export const Unknown: ElementStory = {
  args: { category: 'nothing' },
  play: async ({ canvasElement }) => {
    await (await inside(canvasElement, tag)).findByText('Category not found', {}, patient)
  },
}

export const Loading: ElementStory = {
  args: { 'api-base': '/fault/hang@categories' },
  play: async ({ canvasElement }) => {
    await inside(canvasElement, tag)
    const root = canvasElement.querySelector(tag)?.shadowRoot
    await waitFor(() => expect(root?.querySelectorAll('[part="skeleton"]').length).toBeGreaterThan(0))
  },
}

export const Failed: ElementStory = {
  args: { 'api-base': '/fault/status-500@categories' },
  play: async ({ canvasElement }) => {
    await (await inside(canvasElement, tag)).findByRole('alert', {}, patient)
  },
}
