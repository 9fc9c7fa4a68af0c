import { expect, waitFor } from 'storybook/test'
import { alternativeProducts } from '../elements/alternative-products.ts'
import { type ElementStory, elementStories, inside } from './element-story.tsx'

const tag = 'shop-alternative-products'

export default {
  ...elementStories(alternativeProducts),
  title: 'Catalogue/shop-alternative-products',
  args: { 'product-id': 'sb-1101', heading: 'Instead of it' },
}

export const Filled: ElementStory = {
  play: async ({ canvasElement }) => {
    const shelf = await inside(canvasElement, tag)
    await waitFor(() => expect(shelf.getAllByRole('article').length).toBeGreaterThan(4), { timeout: 8000 })
    await shelf.findByRole('group', { name: 'Instead of it' })
  },
}

export const InAColumn: ElementStory = {
  args: { responsive: 'container', heading: '' },
  decorators: [(Story) => <div style={{ maxInlineSize: 500 }}>{Story()}</div>],
  play: async ({ canvasElement }) => {
    const shelf = await inside(canvasElement, tag)
    await shelf.findByRole('group', { name: 'Alternatives' })
  },
}

export const Failed: ElementStory = {
  args: { 'api-base': '/fault/status-500@products' },
  play: async ({ canvasElement }) => {
    await (await inside(canvasElement, tag)).findByRole('button', { name: 'Try again' }, { timeout: 5000 })
  },
}

export const Empty: ElementStory = {
  args: { 'api-base': '/fault/empty@products' },
  play: async ({ canvasElement }) => {
    await inside(canvasElement, tag)
    await waitFor(() => expect(canvasElement.querySelector(tag)?.clientHeight).toBe(0), { timeout: 5000 })
  },
}
