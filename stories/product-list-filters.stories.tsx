import { expect, fireEvent, userEvent, waitFor, within } from 'storybook/test'
import { productList } from '../elements/product-list.ts'
import { type ElementStory, elementStories, inside } from './element-story.tsx'

const tag = 'shop-product-list'

export default {
  ...elementStories(productList),
  title: 'Catalogue/shop-product-list: filters',
  tags: ['!autodocs'],
  args: { category: 'workshop', subcategories: true, 'split-by': 'off', filters: true, 'page-size': 6, 'page-sizes': 'none' },
}

/** One filter of the list, by its title. */
async function filterIn(canvas: HTMLElement, title: RegExp) {
  const list = await inside(canvas, tag)
  const head = await list.findByRole('button', { name: title, expanded: true }, { timeout: 8000 })
  const section = head.closest('section')
  if (!section) throw new Error(`The filter ${title} is in no section`)
  return within(section)
}

/** Shows six options, then “More” and “Less”. */
export const SixOptions: ElementStory = {
  tags: ['FILT-01', 'FILT-02'],
  args: { 'filter-fields': 'material' },
  play: async ({ canvasElement }) => {
    const filter = await filterIn(canvasElement, /^Material/)
    await expect(filter.getAllByRole('checkbox')).toHaveLength(6)
    await userEvent.click(filter.getByRole('button', { name: 'More' }))
    await expect(filter.getAllByRole('checkbox').length).toBeGreaterThan(6)
    await userEvent.click(filter.getByRole('button', { name: 'Less' }))
    await expect(filter.getAllByRole('checkbox')).toHaveLength(6)
  },
}

/** A range filter has min and max inputs. */
export const Range: ElementStory = {
  tags: ['FILT-06'],
  args: { 'filter-fields': 'price' },
  play: async ({ canvasElement }) => {
    const filter = await filterIn(canvasElement, /^Price/)
    const lowest = filter.getByRole('spinbutton', { name: /Minimum$/ })
    await expect(filter.getByRole('spinbutton', { name: /Maximum$/ })).toHaveAttribute('step', '0.01')
    await fireEvent.input(lowest, { target: { value: '99999' } })
    await waitFor(() => expect(lowest).toHaveAttribute('aria-invalid', 'true'))
    await filter.findByText(/^Enter a number from/)
  },
}

/** Shows options with title, count and picture, and marks selected ones. */
export const Options: ElementStory = {
  tags: ['FILT-15'],
  args: { 'filter-fields': 'colour' },
  play: async ({ canvasElement }) => {
    const filter = await filterIn(canvasElement, /^Colour/)
    const picture = filter.getByRole('img', { name: 'Red' })
    await expect(picture).toBeVisible()
    // a placeholder until the picture has loaded
    await expect(getComputedStyle(picture).backgroundColor).not.toBe('rgba(0, 0, 0, 0)')
    const red = filter.getByRole('checkbox', { name: /Red\s*\d+$/ })
    await userEvent.click(red)
    await waitFor(() => expect(red).toBeChecked())
    await waitFor(() => expect(red).toBeVisible())
  },
}

/** Groups many options by first letter in a dialog. */
export const Dialog: ElementStory = {
  tags: ['FILT-03', 'FILT-04'],
  args: { 'filter-fields': 'brand' },
  play: async ({ canvasElement }) => {
    const filter = await filterIn(canvasElement, /^Brand/)
    await userEvent.click(filter.getByRole('button', { name: 'All options: Brand' }))
    const dialog = within(await (await inside(canvasElement, tag)).findByRole('dialog', { name: 'Brand' }, { timeout: 5000 }))
    await waitFor(() => expect(dialog.getByRole('heading', { name: 'H' })).toBeVisible())
    await fireEvent.input(dialog.getByRole('searchbox'), { target: { value: 'narr' } })
    await waitFor(() => expect(dialog.getAllByRole('checkbox')).toHaveLength(1))
  },
}

export const OnTop: ElementStory = {
  args: { 'filters-position': 'top' },
  play: async ({ canvasElement }) => {
    const list = await inside(canvasElement, tag)
    await userEvent.click(await list.findByRole('button', { name: 'More filters' }, { timeout: 8000 }))
    await waitFor(() => expect(list.getAllByRole('button', { expanded: true }).length).toBeGreaterThan(4))
  },
}

export const InDrawer: ElementStory = {
  args: { 'filters-position': 'drawer' },
  play: async ({ canvasElement }) => {
    const list = await inside(canvasElement, tag)
    await userEvent.click(await list.findByRole('button', { name: 'Filters' }))
    const drawer = within(await list.findByRole('dialog', { name: 'Filters' }, { timeout: 8000 }))
    await drawer.findByRole('button', { name: /^Show \d+ products$/ }, { timeout: 5000 })
  },
}
