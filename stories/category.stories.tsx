import { expect, waitFor } from 'storybook/test'
import { category } from '../elements/category.ts'
import { type ElementStory, elementStories, inside } from './element-story.tsx'

const tag = 'shop-category'
const patient = { timeout: 8000 }

export default { ...elementStories(category, 'Blocks'), title: 'Blocks/shop-category', args: { category: 'hand-tools', 'page-size': 6 } }

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

export const BigTiles: ElementStory = {
  name: 'CAT-01 bigTiles',
  args: { 'listing-type': 'bigTiles', 'render-type': 'onlySubcategories' },
  play: withTiles('bigTiles'),
}

export const SmallTiles: ElementStory = {
  name: 'CAT-01 smallTiles',
  args: { 'listing-type': 'smallTiles', 'render-type': 'onlySubcategories' },
  play: withTiles('smallTiles'),
}

export const TinyTiles: ElementStory = {
  name: 'CAT-01 tinyTiles',
  args: { 'listing-type': 'tinyTiles', 'render-type': 'onlySubcategories' },
  play: withTiles('tinyTiles'),
}

export const Products: ElementStory = {
  name: 'CAT-01 products',
  args: { 'listing-type': 'products', 'subcategory-products': true },
  play: async ({ canvasElement }) => {
    const block = await productsIn(canvasElement)
    await expect(block.queryByRole('list', { name: 'Subcategories' })).toBeNull()
  },
}

export const Full: ElementStory = {
  name: 'CAT-02 CAT-07 full shows subcategories and products',
  args: { 'render-type': 'full', 'subcategory-products': true },
  play: async ({ canvasElement }) => {
    const block = await productsIn(canvasElement)
    await block.findByRole('list', { name: 'Subcategories' })
    await block.findByRole('heading', { name: 'Hand tools' })
  },
}

export const OnlySubcategories: ElementStory = {
  name: 'CAT-07 onlySubcategories shows no products',
  args: { 'render-type': 'onlySubcategories', 'subcategory-products': true },
  play: async ({ canvasElement }) => {
    await tilesIn(canvasElement)
    await expect((await inside(canvasElement, tag)).queryByRole('article')).toBeNull()
  },
}

export const None: ElementStory = {
  name: 'CAT-07 none shows products without subcategories',
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
