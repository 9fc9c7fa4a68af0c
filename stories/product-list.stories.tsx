import { expect, userEvent, waitFor, within } from 'storybook/test'
import { productList } from '../elements/product-list.ts'
import { type ElementStory, elementStories, inside } from './element-story.tsx'

const tag = 'shop-product-list'

export default {
  ...elementStories(productList, 'Blocks'),
  title: 'Blocks/shop-product-list',
  args: { category: 'workshop', subcategories: true, 'split-by': 'off' },
}

/** The list with its products. */
async function listIn(canvas: HTMLElement) {
  const list = await inside(canvas, tag)
  await waitFor(() => expect(list.getAllByRole('article').length).toBeGreaterThan(0), { timeout: 8000 })
  return list
}

export const Grid: ElementStory = {
  name: 'LIST-22 shows title, filters, sorting, a grid/list toggle and pages',
  args: { heading: 'Workshop', filters: true, count: true, 'page-size': 20, 'page-sizes': '20,40' },
  play: async ({ canvasElement }) => {
    const list = await listIn(canvasElement)
    await list.findByRole('heading', { name: 'Workshop' })
    await list.findByLabelText('Sort by')
    await list.findByRole('group', { name: 'Layout' })
    await list.findByRole('navigation', { name: 'Pages' })
    await list.findByText(/^\d+ products$/)
  },
}

export const Rows: ElementStory = {
  name: 'LIST-16 the toggle switches between cards and rows',
  args: { 'page-size': 6, pager: 'none', 'layout-toggle': true },
  play: async ({ canvasElement }) => {
    const list = await listIn(canvasElement)
    const layout = () => list.getAllByRole('article')[0]?.dataset.layout
    await userEvent.click(list.getByRole('button', { name: 'Grid' }))
    await waitFor(() => expect(layout()).toBe('grid'))
    await userEvent.click(list.getByRole('button', { name: 'List' }))
    await waitFor(() => expect(layout()).toBe('list'))
    await userEvent.click(list.getByRole('button', { name: 'Grid' }))
  },
}

export const Loading: ElementStory = {
  name: 'LIST-20 shows fifty placeholders while the list loads',
  args: { 'api-base': '/fault/hang@products', layout: 'grid' },
  play: async ({ canvasElement }) => {
    await inside(canvasElement, tag)
    const root = canvasElement.querySelector(tag)?.shadowRoot
    await waitFor(() => expect(root?.querySelectorAll('[part="skeleton"]')).toHaveLength(50))
  },
}

export const FirstPage: ElementStory = {
  name: 'PAGER-01 previous is disabled on page 0',
  args: { 'page-size': 10, 'page-sizes': 'none' },
  play: async ({ canvasElement }) => {
    const list = await listIn(canvasElement)
    await expect(await list.findByRole('button', { name: 'Previous' })).toHaveAttribute('aria-disabled', 'true')
    await expect(list.getByRole('button', { name: 'Next' })).not.toHaveAttribute('aria-disabled')
    await userEvent.click(list.getByRole('button', { name: 'Page 2' }))
    await waitFor(() => expect(list.getByRole('button', { name: 'Previous' })).not.toHaveAttribute('aria-disabled'))
  },
}

export const LastPage: ElementStory = {
  name: 'PAGER-02 next is disabled on the last page',
  args: { 'page-size': 10, 'page-sizes': 'none', page: 900 },
  play: async ({ canvasElement }) => {
    const list = await listIn(canvasElement)
    await waitFor(() => expect(list.getByRole('button', { name: 'Next' })).toHaveAttribute('aria-disabled', 'true'))
    await expect(list.getByRole('button', { name: 'Previous' })).not.toHaveAttribute('aria-disabled')
  },
}

export const More: ElementStory = {
  args: { pager: 'more', 'page-size': 6, 'page-sizes': 'none' },
  play: async ({ canvasElement }) => {
    const list = await listIn(canvasElement)
    await userEvent.click(await list.findByRole('button', { name: 'Show more' }))
    await waitFor(() => expect(list.getAllByRole('article')).toHaveLength(12), { timeout: 5000 })
  },
}

export const Slider: ElementStory = {
  args: { display: 'slider', 'page-size': 12, heading: 'Bought most often' },
  play: async ({ canvasElement }) => {
    const list = await listIn(canvasElement)
    const slider = within(await list.findByRole('group', { name: 'Bought most often' }))
    await waitFor(() => expect(slider.getByRole('button', { name: 'Previous' })).toHaveAttribute('aria-disabled', 'true'))
    await userEvent.click(slider.getByRole('button', { name: 'Next' }))
    await waitFor(() => expect(slider.getByRole('button', { name: 'Previous' })).not.toHaveAttribute('aria-disabled'))
  },
}

export const Empty: ElementStory = {
  args: { 'api-base': '/fault/empty@products' },
  play: async ({ canvasElement }) => {
    await (await inside(canvasElement, tag)).findByText('No products found', {}, { timeout: 5000 })
  },
}

export const Failed: ElementStory = {
  args: { 'api-base': '/fault/status-500@products' },
  play: async ({ canvasElement }) => {
    const alert = await (await inside(canvasElement, tag)).findByRole('alert', {}, { timeout: 5000 })
    await within(alert).findByRole('button', { name: 'Try again' })
  },
}

export const WithoutSource: ElementStory = {
  args: { category: '', subcategories: '' },
  play: async ({ canvasElement }) => {
    await (await inside(canvasElement, tag)).findByText(/^Choose what this list shows/)
  },
}
