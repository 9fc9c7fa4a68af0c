import { expect, fireEvent, userEvent, waitFor, within } from 'storybook/test'
import { product } from '../elements/product.ts'
import { type ElementStory, elementStories, inside } from './element-story.tsx'

const tag = 'shop-product'

export default { ...elementStories(product), title: 'Product/shop-product', args: { 'product-id': 'bp-1001' } }

/** Waits until the product can be bought. */
async function productIn(canvas: HTMLElement) {
  const view = await inside(canvas, tag)
  await view.findByRole('button', { name: 'Add to cart' }, { timeout: 10_000 })
  return view
}

const optionOf = (canvas: HTMLElement, code: string) => {
  const option = canvas.querySelector(tag)?.shadowRoot?.querySelector<HTMLElement>(`[data-code="${code}"]`)
  if (!option) throw new Error(`The product has no option ${code}`)
  return option
}

/** Shows the configured `textNearPrice` near the price. */
export const Filled: ElementStory = {
  tags: ['PDP-23'],
  play: async ({ canvasElement }) => {
    const view = await productIn(canvasElement)
    await expect(await view.findByText('incl. VAT')).toBeVisible()
    await view.findByRole('heading', { name: 'Trail pack with roll top' })
  },
}

/** `textWithImage` shows pictures of the given size, with alternative text and a tooltip. */
export const Pictures: ElementStory = {
  tags: ['PDP-25', 'PDP-28'],
  play: async ({ canvasElement }) => {
    await productIn(canvasElement)
    const [first] = within(optionOf(canvasElement, 'colour')).getAllByRole('radio')
    const label = first?.closest('label')
    await expect(label).toHaveAttribute('title', 'Red')
    const picture = label?.querySelector('img')
    await expect(picture).toHaveAttribute('alt', 'Red')
    await expect(picture).toHaveAttribute('width', '72')
    await userEvent.click(first as HTMLElement)
    await waitFor(() => expect(optionOf(canvasElement, 'colour').querySelector('legend')).toHaveTextContent('Red'))
  },
}

/** `text` shows values as buttons: four, then “More choices”. */
export const Words: ElementStory = {
  tags: ['PDP-25'],
  args: { 'product-id': 'co-1702' },
  play: async ({ canvasElement }) => {
    await productIn(canvasElement)
    const size = within(optionOf(canvasElement, 'size'))
    await expect(size.getAllByRole('radio')).toHaveLength(4)
    await userEvent.click(size.getByRole('button', { name: 'More choices' }))
    await expect(size.getAllByRole('radio')).toHaveLength(6)
    await userEvent.click(size.getByRole('radio', { name: 'XXL' }))
    await userEvent.click(size.getByRole('button', { name: 'Less' }))
    await expect(size.getByRole('radio', { name: 'XXL' })).toBeChecked()
  },
}

/** Shows four values, then “More choices”. */
export const MoreChoices: ElementStory = {
  tags: ['PDP-22'],
  play: async ({ canvasElement }) => {
    await productIn(canvasElement)
    const colour = within(optionOf(canvasElement, 'colour'))
    await expect(colour.getAllByRole('radio')).toHaveLength(4)
    await userEvent.click(colour.getByRole('button', { name: 'More choices' }))
    await expect(colour.getAllByRole('radio')).toHaveLength(5)
  },
}

/** `number` shows values with their unit and surcharge. */
export const Numbers: ElementStory = {
  tags: ['PDP-25', 'PDP-28'],
  args: { 'product-id': 'bl-1605' },
  play: async ({ canvasElement }) => {
    await productIn(canvasElement)
    const lengths = within(optionOf(canvasElement, 'lead_length'))
    await lengths.findByRole('radio', { name: /^25\u00a0m \+€15,00$|^25\u00a0m\s*\+€15,00$/ })
    await userEvent.click(lengths.getByRole('radio', { name: /^10/ }))
    await (await inside(canvasElement, tag)).findByText('SKU', { exact: false })
  },
}

/** `inputText` shows a field with its placeholder, required or not. */
export const InputText: ElementStory = {
  tags: ['PDP-25', 'PDP-28'],
  args: { 'product-id': 'ca-1105' },
  play: async ({ canvasElement }) => {
    const view = await productIn(canvasElement)
    const field = view.getByLabelText(/^Inscription/)
    await expect(field).toHaveAttribute('placeholder', 'Up to 18 letters')
    await expect(field).toBeRequired()
    await userEvent.click(view.getByRole('button', { name: 'Add to cart' }))
    await waitFor(() => expect(field).toHaveAccessibleDescription('Fill in the inscription'))
    await expect(view.getByRole('alert')).toHaveTextContent('Please choose product options')
    fireEvent.input(field, { target: { value: 'Ona' } })
    await waitFor(() => expect(field).toBeValid())
  },
}

/** `inputSelect` shows a dropdown whose values may have a surcharge. */
export const InputSelect: ElementStory = {
  tags: ['PDP-25'],
  args: { 'product-id': 'ca-1105' },
  play: async ({ canvasElement }) => {
    const view = await productIn(canvasElement)
    const select = view.getByLabelText(/^Gift wrap/)
    await within(select).findByRole('option', { name: 'Linen bag +€4,50' })
    await userEvent.selectOptions(select, 'linen')
    await expect(select).toHaveValue('linen')
  },
}

/** `inputProduct` offers ten products, and others by search. */
export const InputProduct: ElementStory = {
  tags: ['PDP-25'],
  play: async ({ canvasElement }) => {
    const view = await productIn(canvasElement)
    await userEvent.click(await view.findByRole('button', { name: 'Choose a product' }, { timeout: 5000 }))
    const option = within(optionOf(canvasElement, 'matching_product'))
    const offered = await option.findAllByRole('radio', {}, { timeout: 5000 })
    await expect(offered).toHaveLength(10)
    await userEvent.click(offered[2] as HTMLElement)
    await waitFor(() => expect(offered[2]).toBeChecked())
    await option.findByRole('button', { name: /^Clear / })
    fireEvent.input(option.getByRole('searchbox'), { target: { value: 'tent' } })
    await waitFor(() => expect(option.getAllByRole('radio').length).toBeLessThan(10), { timeout: 5000 })
  },
}

/** `textMultiple` lists all values by group, with links to products that share them. */
export const TextMultiple: ElementStory = {
  tags: ['PDP-25', 'PDP-28'],
  play: async ({ canvasElement }) => {
    const view = await productIn(canvasElement)
    const reading = canvasElement.querySelector(tag)?.shadowRoot?.querySelector('[part="tabs"]')
    reading?.scrollIntoView()
    await userEvent.click(await view.findByRole('tab', { name: 'Specifications' }, { timeout: 5000 }))
    await view.findByRole('heading', { name: 'Use' })
    await view.findByText('Kind of trip')
    const link = await view.findByRole('link', { name: 'Long trail' })
    await expect(link.getAttribute('href')).toContain('/search?da-trip=long-trail')
    await view.findByText(/^980\sg$/)
  },
}

export const Unavailable: ElementStory = {
  args: { 'product-id': 'co-1702' },
  play: async ({ canvasElement }) => {
    const view = await productIn(canvasElement)
    const size = within(optionOf(canvasElement, 'size'))
    const colour = within(optionOf(canvasElement, 'colour'))
    await userEvent.click(colour.getByRole('button', { name: 'More choices' }))
    await userEvent.click(colour.getByRole('radio', { name: /^Pink/ }))
    await userEvent.click(size.getByRole('button', { name: 'More choices' }))
    await userEvent.click(size.getByRole('radio', { name: /^XXL/ }))
    await view.findByText('Quantity not available')
    await expect(size.getByRole('radio', { name: /^XL\s*, Quantity not available$/ })).toBeEnabled()
  },
}

export const SoldOut: ElementStory = {
  args: { 'product-id': 'sb-1106' },
  play: async ({ canvasElement }) => {
    const view = await inside(canvasElement, tag)
    await expect(await view.findByRole('button', { name: 'Out of stock' }, { timeout: 10_000 })).toBeDisabled()
  },
}

export const QuantityPrices: ElementStory = {
  play: async ({ canvasElement }) => {
    const view = await productIn(canvasElement)
    const table = within(await view.findByRole('table', { name: 'Prices by quantity' }))
    await expect(table.getAllByRole('row')).toHaveLength(4)
    await userEvent.click(table.getByRole('button', { name: /: 20 for €109,00 each$/ }))
    await expect(view.getByRole('textbox', { name: 'Quantity' })).toHaveValue('20')
  },
}

export const Bare: ElementStory = {
  args: { thumbnails: 'off', tabs: 'off', wishlist: 'off', quantity: 'off', attributes: 'off' },
  play: async ({ canvasElement }) => {
    const view = await productIn(canvasElement)
    await expect(view.queryByRole('tablist')).toBeNull()
    await expect(view.queryByRole('button', { name: 'Add to wishlist' })).toBeNull()
    await expect(view.queryByRole('textbox')).toBeNull()
    await expect(view.queryByRole('radio')).toBeNull()
  },
}

export const Related: ElementStory = {
  args: { related: 'on' },
  play: async ({ canvasElement }) => {
    const view = await productIn(canvasElement)
    const heading = await view.findByRole('heading', { name: 'Related products' }, { timeout: 5000 })
    heading.scrollIntoView()
    await waitFor(() => expect(view.getAllByRole('article').length).toBeGreaterThan(3), { timeout: 8000 })
  },
}

export const OneVariant: ElementStory = {
  args: { 'product-id': undefined, code: 'BP-1001-05' },
  play: async ({ canvasElement }) => {
    await productIn(canvasElement)
    await waitFor(() => expect(within(optionOf(canvasElement, 'colour')).getByRole('radio', { name: 'Deep teal' })).toBeChecked(), {
      timeout: 5000,
    })
  },
}

/** `by-attribute` offers only the variants with that value and preselects it. */
export const ByAttribute: ElementStory = {
  tags: ['CALL-07'],
  args: { 'product-id': 'co-1702', 'by-attribute': 'colour:green' },
  play: async ({ canvasElement }) => {
    await productIn(canvasElement)
    const colour = within(optionOf(canvasElement, 'colour'))
    await waitFor(() => expect(colour.getByRole('radio', { name: 'Green' })).toBeChecked(), { timeout: 5000 })
    await colour.findByRole('radio', { name: /^Red\s*, Quantity not available$/ })
  },
}

/** `variant-codes` offers only these variants and preselects the values that they share. */
export const VariantCodes: ElementStory = {
  tags: ['CALL-07'],
  args: { 'product-id': 'co-1702', 'variant-codes': 'CO-1702-03-M CO-1702-01-M' },
  play: async ({ canvasElement }) => {
    await productIn(canvasElement)
    const size = within(optionOf(canvasElement, 'size'))
    const colour = within(optionOf(canvasElement, 'colour'))
    await waitFor(() => expect(size.getByRole('radio', { name: 'M' })).toBeChecked(), { timeout: 5000 })
    await colour.findByRole('radio', { name: 'Green' })
    await colour.findByRole('radio', { name: 'Red' })
    await colour.findByRole('radio', { name: /^Blue\s*, Quantity not available$/ })
  },
}

export const NoVariantLeft: ElementStory = {
  args: { 'by-attribute': 'colour:none' },
  play: async ({ canvasElement }) => {
    await (await inside(canvasElement, tag)).findByText('This product is no longer available', {}, { timeout: 5000 })
  },
}

export const Loading: ElementStory = {
  args: { 'api-base': '/fault/hang@products' },
  play: async ({ canvasElement }) => {
    await inside(canvasElement, tag)
    await waitFor(() => expect(canvasElement.querySelector(tag)?.shadowRoot?.querySelector('[part="skeleton"]')).not.toBeNull())
  },
}

export const Failed: ElementStory = {
  args: { 'api-base': '/fault/status-500@products' },
  play: async ({ canvasElement }) => {
    await (await inside(canvasElement, tag)).findByRole('button', { name: 'Try again' }, { timeout: 5000 })
  },
}

export const Gone: ElementStory = {
  args: { 'product-id': 'nothing' },
  play: async ({ canvasElement }) => {
    await (await inside(canvasElement, tag)).findByText('This product is no longer available', {}, { timeout: 5000 })
  },
}
