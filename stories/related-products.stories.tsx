import { expect, userEvent, waitFor } from 'storybook/test'
import { relatedProducts } from '../elements/related-products.ts'
import { type ElementStory, elementStories, inside } from './element-story.tsx'
import { withViewedProducts } from './with-viewed-products.ts'

const tag = 'shop-related-products'

export default {
  ...elementStories(relatedProducts),
  title: 'Catalogue/shop-related-products',
  args: { 'product-id': 'sb-1101', heading: 'Goes with it' },
}

/** The shelf with its products. */
async function shelfIn(canvas: HTMLElement) {
  const shelf = await inside(canvas, tag)
  await waitFor(() => expect(shelf.getAllByRole('article').length).toBeGreaterThan(1), { timeout: 8000 })
  return shelf
}

/** Smooth scrolling is slow on a busy machine. */
const patient = { timeout: 5000 }

/** Scrolls to the next slides and back. */
export const Filled: ElementStory = {
  tags: ['CAR-01'],
  play: async ({ canvasElement }) => {
    const shelf = await shelfIn(canvasElement)
    const [previous, next] = [await shelf.findByRole('button', { name: 'Previous' }), shelf.getByRole('button', { name: 'Next' })]
    await expect(previous).toHaveAttribute('aria-disabled', 'true')
    await userEvent.click(next)
    await waitFor(() => expect(previous).not.toHaveAttribute('aria-disabled'), patient)
    await userEvent.click(previous)
    await waitFor(() => expect(previous).toHaveAttribute('aria-disabled', 'true'), patient)
  },
}

/** Has a dot for each stop. */
export const Dots: ElementStory = {
  tags: ['CAR-02'],
  play: async ({ canvasElement }) => {
    const shelf = await shelfIn(canvasElement)
    const second = () => shelf.getByRole('button', { name: /^Slide 2 of / })
    await waitFor(() => second())
    await userEvent.click(second())
    await waitFor(() => expect(second()).toHaveAttribute('aria-current', 'true'), patient)
  },
}

export const RecentlyViewed: ElementStory = {
  args: { 'product-id': '', recent: true, heading: 'Recently viewed' },
  beforeEach: withViewedProducts('sb-1103', 'sb-1101'),
  play: async ({ canvasElement }) => {
    const shelf = await shelfIn(canvasElement)
    await expect(shelf.getAllByRole('article')).toHaveLength(2)
    await shelf.findByRole('button', { name: 'Clear recently viewed' })
  },
}

export const OneAtATime: ElementStory = {
  args: { 'slides-visible': 1 },
  play: async ({ canvasElement }) => {
    const [first] = (await shelfIn(canvasElement)).getAllByRole('article')
    await waitFor(() => expect(first?.clientWidth).toBeGreaterThan(canvasElement.clientWidth / 2))
  },
}

export const Loading: ElementStory = {
  args: { 'api-base': '/fault/hang@products' },
  play: async ({ canvasElement }) => {
    await inside(canvasElement, tag)
    const root = canvasElement.querySelector(tag)?.shadowRoot
    await waitFor(() => expect(root?.querySelectorAll('[part="skeleton"]')).toHaveLength(5))
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
