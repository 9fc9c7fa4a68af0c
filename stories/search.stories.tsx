import { expect, fireEvent, userEvent, waitFor } from 'storybook/test'
import { search } from '../elements/search.ts'
import { type ElementStory, elementStories, inside } from './element-story.tsx'

const tag = 'shop-search'
const patient = { timeout: 8000 }

export default { ...elementStories(search), title: 'Catalogue/shop-search' }

async function boxIn(canvas: HTMLElement) {
  const root = await inside(canvas, tag)
  return { root, box: await root.findByRole('combobox', { name: 'Search' }) }
}

export const Empty: ElementStory = {
  play: async ({ canvasElement }) => {
    const { box } = await boxIn(canvasElement)
    await expect(box).toHaveAttribute('aria-expanded', 'false')
  },
}

/** Suggests four products and a category. */
export const Suggestions: ElementStory = {
  tags: ['SEARCH-03', 'SEARCH-04'],
  play: async ({ canvasElement }) => {
    const { root, box } = await boxIn(canvasElement)
    fireEvent.input(box, { target: { value: 'ham' } })
    await waitFor(() => expect(root.getAllByRole('option')).toHaveLength(5), patient)
    fireEvent.keyDown(box, { key: 'ArrowDown' })
    await waitFor(() => expect(root.getAllByRole('option')[0]).toHaveAttribute('aria-selected', 'true'))
  },
}

export const ProductsOnly: ElementStory = {
  args: { categories: false },
  play: async ({ canvasElement }) => {
    const { root, box } = await boxIn(canvasElement)
    fireEvent.input(box, { target: { value: 'wood' } })
    await waitFor(() => expect(root.getAllByRole('option')).toHaveLength(5), patient)
  },
}

/** Shows six recommended products below the empty box. */
export const Recommended: ElementStory = {
  tags: ['SEARCH-15'],
  play: async ({ canvasElement }) => {
    const { root, box } = await boxIn(canvasElement)
    await userEvent.click(box)
    await waitFor(() => expect(root.getAllByRole('option')).toHaveLength(6), patient)
    await root.findByRole('link', { name: 'Show all' })
  },
}

/** Shows a message without results. */
export const NoResults: ElementStory = {
  tags: ['SEARCH-09'],
  play: async ({ canvasElement }) => {
    const { root, box } = await boxIn(canvasElement)
    fireEvent.input(box, { target: { value: 'zzqqxx' } })
    await root.findByText('No results found using search phrase “zzqqxx“', {}, patient)
  },
}

export const Loading: ElementStory = {
  args: { 'api-base': '/fault/hang@products' },
  play: async ({ canvasElement }) => {
    const { box } = await boxIn(canvasElement)
    fireEvent.input(box, { target: { value: 'ham' } })
    const root = canvasElement.querySelector(tag)?.shadowRoot
    await waitFor(() => expect(root?.querySelectorAll('[part="skeleton"]').length).toBe(5), patient)
  },
}

export const Failed: ElementStory = {
  args: { 'api-base': '/fault/status-400@products' },
  play: async ({ canvasElement }) => {
    const { root, box } = await boxIn(canvasElement)
    fireEvent.input(box, { target: { value: 'ham' } })
    await root.findByText('Something went wrong. Please try again later.', {}, patient)
  },
}
