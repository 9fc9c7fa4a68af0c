import { expect, userEvent, waitFor, within } from 'storybook/test'
import { searchResults } from '../elements/search-results.ts'
import { type ElementStory, elementStories, inside } from './element-story.tsx'

const tag = 'shop-search-results'
const patient = { timeout: 8000 }

export default {
  ...elementStories(searchResults),
  title: 'Catalogue/shop-search-results',
  args: { search: 's', 'page-size': 6, 'page-sizes': 'none' },
}

/** Shows “100+” for more than a hundred products. */
export const Filled: ElementStory = {
  tags: ['SEARCH-10', 'SEARCH-11'],
  play: async ({ canvasElement }) => {
    const results = await inside(canvasElement, tag)
    await results.findByRole('heading', { name: 'Results for “s”' })
    await results.findByText('100+ products', {}, patient)
  },
}

/** Shows five categories, then “More” and “Less”. */
export const Categories: ElementStory = {
  tags: ['SEARCH-13', 'SEARCH-14'],
  play: async ({ canvasElement }) => {
    const results = await inside(canvasElement, tag)
    const categories = within(await results.findByRole('region', { name: 'Categories' }, patient))
    await expect(categories.getAllByRole('link')).toHaveLength(5)
    await userEvent.click(categories.getByRole('button', { name: 'More' }))
    await waitFor(() => expect(categories.getAllByRole('link').length).toBeGreaterThan(5))
    await categories.findByRole('button', { name: 'Less' })
  },
}

/** Shows a message without results. */
export const NothingFound: ElementStory = {
  tags: ['SEARCH-09'],
  args: { search: 'zzqqxx' },
  play: async ({ canvasElement }) => {
    await (await inside(canvasElement, tag)).findByText('No results found using search phrase “zzqqxx“', {}, patient)
  },
}

export const Loading: ElementStory = {
  args: { 'api-base': '/fault/hang@products' },
  play: async ({ canvasElement }) => {
    await inside(canvasElement, tag)
    const root = canvasElement.querySelector(tag)?.shadowRoot
    await waitFor(() => expect(root?.querySelectorAll('[part="skeleton"]').length).toBeGreaterThan(0))
  },
}

export const Failed: ElementStory = {
  args: { 'api-base': '/fault/status-500@products' },
  play: async ({ canvasElement }) => {
    await (await inside(canvasElement, tag)).findByRole('alert', {}, patient)
  },
}
