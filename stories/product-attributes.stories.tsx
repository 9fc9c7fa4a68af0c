import { expect } from 'storybook/test'
import { productAttributes } from '../elements/product-attributes.ts'
import { type ElementStory, elementStories, inside } from './element-story.tsx'

const tag = 'shop-product-attributes'

export default {
  ...elementStories(productAttributes),
  title: 'Product/shop-product-attributes',
  args: { 'product-id': 'sb-1101' },
}

/** Lists the attributes of a product in order, by group, with their units. */
export const Table: ElementStory = {
  tags: ['BANNER-22', 'PDP-28'],
  play: async ({ canvasElement }) => {
    const block = await inside(canvasElement, tag)
    await block.findByRole('heading', { name: 'General' }, { timeout: 5000 })
    const names = block.getAllByRole('term').map(({ textContent }) => textContent)
    await expect(names.slice(0, 4)).toEqual(['Brand', 'Material', 'Weight', 'Length'])
    await block.findByText('610 g')
    await expect(block.getByRole('link', { name: 'Hultén' })).toHaveAttribute('href', expect.stringContaining('da-brand=hulten'))
  },
}

export const Lines: ElementStory = {
  args: { layout: 'list', groups: 'Measures,Use' },
  play: async ({ canvasElement }) => {
    const block = await inside(canvasElement, tag)
    await block.findByRole('heading', { name: 'Measures' }, { timeout: 5000 })
    await expect(block.queryByRole('heading', { name: 'General' })).toBeNull()
  },
}

export const Loading: ElementStory = {
  args: { 'api-base': '/fault/hang@products' },
  play: async ({ canvasElement }) => {
    await inside(canvasElement, tag)
    await expect(canvasElement.querySelector(tag)?.shadowRoot?.querySelectorAll('[part="skeleton"]')).toHaveLength(6)
  },
}

export const Failed: ElementStory = {
  args: { 'api-base': '/fault/status-500@products' },
  play: async ({ canvasElement }) => {
    await (await inside(canvasElement, tag)).findByRole('button', { name: 'Try again' }, { timeout: 5000 })
  },
}
