import { expect, userEvent, waitFor, within } from 'storybook/test'
import { productList } from '../elements/product-list.ts'
import { type ElementStory, elementStories, inside } from './element-story.tsx'

const tag = 'shop-product-list'

export default {
  ...elementStories(productList),
  title: 'Catalogue/shop-product-list',
  args: { category: 'workshop', subcategories: true, 'split-by': 'off' },
}

/** The list with its products. */
async function listIn(canvas: HTMLElement) {
  const list = await inside(canvas, tag)
  await waitFor(() => expect(list.getAllByRole('article').length).toBeGreaterThan(0), { timeout: 8000 })
  return list
}

/** Shows title, filters, sorting, a grid/list toggle and pages. */
export const Grid: ElementStory = {
  tags: ['LIST-22'],
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

/** The toggle switches between cards and rows. */
export const Rows: ElementStory = {
  tags: ['LIST-16'],
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

/** Shows fifty placeholders while the list loads. */
export const Loading: ElementStory = {
  tags: ['LIST-20'],
  args: { 'api-base': '/fault/hang@products', layout: 'grid' },
  play: async ({ canvasElement }) => {
    await inside(canvasElement, tag)
    const root = canvasElement.querySelector(tag)?.shadowRoot
    await waitFor(() => expect(root?.querySelectorAll('[part="skeleton"]')).toHaveLength(50))
  },
}

/** “Previous” is disabled on the first page. */
export const FirstPage: ElementStory = {
  tags: ['PAGER-01'],
  args: { 'page-size': 10, 'page-sizes': 'none' },
  play: async ({ canvasElement }) => {
    const list = await listIn(canvasElement)
    await expect(await list.findByRole('button', { name: 'Previous' })).toHaveAttribute('aria-disabled', 'true')
    await expect(list.getByRole('button', { name: 'Next' })).not.toHaveAttribute('aria-disabled')
    await userEvent.click(list.getByRole('button', { name: 'Page 2' }))
    await waitFor(() => expect(list.getByRole('button', { name: 'Previous' })).not.toHaveAttribute('aria-disabled'))
  },
}

/** “Next” is disabled on the last page. */
export const LastPage: ElementStory = {
  tags: ['PAGER-02'],
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
    await userEvent.click(await list.findByRole('button', { name: 'Show more' }, { timeout: 8000 }))
    await waitFor(() => expect(list.getAllByRole('article')).toHaveLength(12), { timeout: 5000 })
  },
}

export const Slider: ElementStory = {
  args: { display: 'slider', 'page-size': 12, heading: 'Bestsellers' },
  play: async ({ canvasElement }) => {
    const list = await listIn(canvasElement)
    const slider = within(await list.findByRole('group', { name: 'Bestsellers' }))
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
