import { expect, userEvent, waitFor } from 'storybook/test'
import { categoryList } from '../elements/category-list.ts'
import { type ElementStory, elementStories, inside } from './element-story.tsx'

const tag = 'shop-category-list'
const patient = { timeout: 8000 }

export default { ...elementStories(categoryList), title: 'Catalogue/shop-category-list' }

export const Departments: ElementStory = {
  args: { counts: true },
  play: async ({ canvasElement }) => {
    const list = await inside(canvasElement, tag)
    const fold = await list.findByRole('button', { name: 'Subcategories of Kitchen' }, patient)
    await userEvent.click(fold)
    await expect(fold).toHaveAttribute('aria-expanded', 'true')
    await list.findByRole('link', { name: /^Cooking/ })
  },
}

export const Children: ElementStory = {
  args: { category: 'workshop', mode: 'children' },
  play: async ({ canvasElement }) => {
    await (await inside(canvasElement, tag)).findByRole('link', { name: 'Hammers and axes' }, patient)
  },
}

export const Peers: ElementStory = {
  args: { category: 'hand-tools', mode: 'peers', depth: 1 },
  play: async ({ canvasElement }) => {
    const list = await inside(canvasElement, tag)
    await waitFor(() => expect(list.getByRole('link', { name: 'Hand tools' })).toHaveAttribute('aria-current', 'page'), patient)
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
