import { expect, spyOn, userEvent, waitFor } from 'storybook/test'
import { accountSection } from '../elements/account-section.ts'
import { $catalogueExport, cancelExport } from '../src/stores/account/catalogue-export.ts'
import { type ElementStory, elementStories, inside } from './element-story.tsx'
import { hasFocus } from './has-focus.ts'
import { withCart } from './with-cart.ts'
import { withLogin } from './with-login.ts'

const tag = 'shop-account-section'
const slow = { timeout: 8000 }
const button = { name: 'Download the product list' }
/** Names of the files that the page downloads. */
const files: string[] = []

export default {
  ...elementStories(accountSection),
  title: 'Account/shop-account-section: product information',
  tags: ['!autodocs'],
  args: { section: 'product-catalogue' },
  beforeEach: async () => {
    cancelExport()
    await withCart()()
    return withLogin()()
  },
}

/** Downloads the whole catalogue as a file. */
export const Filled: ElementStory = {
  tags: ['EXP-03'],
  beforeEach: () => {
    // the browser of a test must not download files
    const click = spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (this: HTMLAnchorElement) {
      files.push(this.download)
    })
    return () => {
      click.mockRestore()
      files.length = 0
    }
  },
  play: async ({ canvasElement }) => {
    const details: number[] = []
    canvasElement.addEventListener('shop-export', ({ detail }) => details.push(detail.rows))
    const section = await inside(canvasElement, tag)
    await userEvent.click(await section.findByRole('button', button, slow))
    const saved = await section.findByText(/^The file with \d+ products was saved$/, {}, { timeout: 15_000 })
    await expect(files).toEqual(['Products list.xlsx'])
    await expect(details).toHaveLength(1)
    await expect(details[0]).toBeGreaterThan(1000)
    await expect(saved).toHaveTextContent(`The file with ${details[0]} products`)
    await waitFor(() => expect(hasFocus(section.getByRole('button', button))).toBe(true))
  },
}

export const Cancelled: ElementStory = {
  args: { 'api-base': '/fault/slow-6000@export*' },
  play: async ({ canvasElement }) => {
    const section = await inside(canvasElement, tag)
    await userEvent.click(await section.findByRole('button', button, slow))
    await expect(await section.findByRole('progressbar', { name: 'Progress of the product list' })).not.toHaveAttribute('value')
    await userEvent.click(section.getByRole('button', { name: 'Cancel' }))
    await waitFor(() => expect(section.queryByRole('progressbar')).toBeNull())
    await expect($catalogueExport.get()).toEqual({ status: 'idle' })
    await waitFor(() => expect(hasFocus(section.getByRole('button', button))).toBe(true))
  },
}

/** Reports a failure. */
export const Failed: ElementStory = {
  tags: ['EXP-05'],
  args: { 'api-base': '/fault/status-500@export*' },
  play: async ({ canvasElement }) => {
    const section = await inside(canvasElement, tag)
    await userEvent.click(await section.findByRole('button', button, slow))
    await expect(await section.findByRole('alert', {}, slow)).toHaveTextContent('Something went wrong. Please try again later.')
    await expect(section.getByRole('button', button)).toBeEnabled()
  },
}

/** Offers no downloads without a cart. */
export const OfferNeedsACart: ElementStory = {
  play: async ({ canvasElement }) => {
    const section = await inside(canvasElement, tag)
    await section.findByText('Add products to your cart to get a quote.', {}, slow)
  },
}

export const OfferFailed: ElementStory = {
  args: { 'api-base': '/fault/status-503@pdfRendering*' },
  beforeEach: withCart(2),
  play: async ({ canvasElement }) => {
    const section = await inside(canvasElement, tag)
    await userEvent.click(await section.findByRole('button', { name: 'Quote as PDF' }, slow))
    await expect(await section.findByRole('alert', {}, slow)).toHaveTextContent('Something went wrong. Please try again later.')
  },
}
