import { expect, userEvent, waitFor, within } from 'storybook/test'
import { accountSection } from '../elements/account-section.ts'
import { newLine } from '../src/domain/cart/cart-line.ts'
import { maxQuantity } from '../src/domain/constants.ts'
import { $activeCart, $carts, addToCart, clearCart, openNewCart } from '../src/stores/cart/carts.ts'
import { type ElementStory, elementStories, inside } from './element-story.tsx'
import { fill } from './fill.ts'
import { hasFocus } from './has-focus.ts'
import { fetchSellable, withCart } from './with-cart.ts'
import { withLogin } from './with-login.ts'

const tag = 'shop-account-section'
const slow = { timeout: 8000 }

/** Leaves a single empty cart. */
const noCarts = () => {
  for (const { guid } of $carts.get()) clearCart(guid)
}

/** Two carts; the newer one, with one product, is active. */
const twoCarts = async () => {
  noCarts()
  await withCart(2, 1)()
  openNewCart()
  const [, , other] = await fetchSellable()
  const [code] = other?.codes ?? []
  if (other && code) addToCart(newLine(other, { code }), 4)
  return noCarts
}

export default {
  ...elementStories(accountSection),
  title: 'Account/shop-account-section: carts',
  tags: ['!autodocs'],
  args: { section: 'carts' },
  beforeEach: withLogin(),
}

const cards = async (canvas: HTMLElement) => {
  const section = await inside(canvas, tag)
  const list = await section.findByRole('list', { name: 'Carts' }, slow)
  return { section, all: () => within(list).getAllByRole('listitem') }
}

/** Lists the carts of this browser with their totals. */
export const Filled: ElementStory = {
  tags: ['ACC-04'],
  beforeEach: twoCarts,
  play: async ({ canvasElement }) => {
    const { all } = await cards(canvasElement)
    await expect(all()).toHaveLength(2)
    const [first, second] = all().map((card) => within(card))
    await expect(all().map((card) => within(card).getByRole('heading').textContent)).toEqual(['Cart 1', 'Cart 2'])
    await first?.findByText('Active')
    await expect(first?.getByText('incl. VAT')).toBeVisible()
    await expect(second?.queryByText('Active')).toBeNull()
    await waitFor(() => expect(first?.getByText(/^€/)).toBeVisible(), slow)
    await second?.findByText(/^3 pcs · /, {}, slow)
    await expect(first?.getByRole('link', { name: 'View cart' })).toHaveAttribute('href', expect.stringMatching(/\/cart$/))
  },
}

/** Omits the total of a cart that cannot be delivered. */
export const Unavailable: ElementStory = {
  tags: ['ACC-04'],
  beforeEach: async () => {
    noCarts()
    const [product] = await fetchSellable()
    const [code] = product?.codes ?? []
    if (product && code) addToCart(newLine(product, { code }), maxQuantity)
    return noCarts
  },
  play: async ({ canvasElement }) => {
    const { all } = await cards(canvasElement)
    const [card] = all().map((item) => within(item))
    await expect(await card?.findByText('Total')).toBeVisible() // until the price has loaded
    await waitFor(() => expect(card?.queryByText('Total')).toBeNull(), slow)
  },
}

/** Activates another cart in place. */
export const Activate: ElementStory = {
  tags: ['CART-06'],
  beforeEach: twoCarts,
  play: async ({ canvasElement }) => {
    const details: string[] = []
    canvasElement.addEventListener('shop-cart-activate', ({ detail }) => details.push(detail.guid))
    const { section, all } = await cards(canvasElement)
    const titles = all().map((card) => within(card).getByRole('heading').textContent)
    await userEvent.click(section.getByRole('button', { name: /^Make active/ }))
    await waitFor(() => expect(within(all()[1] as HTMLElement).getByText('Active')).toBeVisible())
    await expect(all().map((card) => within(card).getByRole('heading').textContent)).toEqual(titles)
    await expect(details).toEqual([$activeCart.get().guid])
  },
}

/** Removes an emptied cart and restores it. */
export const EmptyAndUndo: ElementStory = {
  tags: ['CART-07'],
  beforeEach: twoCarts,
  play: async ({ canvasElement }) => {
    const { section, all } = await cards(canvasElement)
    const [button] = section.getAllByRole('button', { name: /^Remove all/ })
    if (button) await userEvent.click(button)
    await waitFor(() => expect(all()).toHaveLength(1))
    const undo = await section.findByRole('button', { name: 'Undo' })
    await waitFor(() => expect(hasFocus(undo)).toBe(true))
    await userEvent.click(undo)
    await waitFor(() => expect(all()).toHaveLength(2))
    await expect(section.queryByRole('button', { name: 'Undo' })).toBeNull()
  },
}

/** Creates a cart next to a filled one. */
export const BeginAnother: ElementStory = {
  tags: ['CART-06'],
  beforeEach: async () => {
    noCarts()
    await withCart(1)()
    return noCarts
  },
  play: async ({ canvasElement }) => {
    const { section, all } = await cards(canvasElement)
    await userEvent.click(section.getByRole('button', { name: 'New cart' }))
    await waitFor(() => expect(all()).toHaveLength(2))
    await expect($activeCart.get().products).toEqual([])
    await expect(section.queryByRole('button', { name: 'New cart' })).toBeNull()
  },
}

export const Empty: ElementStory = {
  beforeEach: noCarts,
  play: async ({ canvasElement }) => {
    const section = await inside(canvasElement, tag)
    await section.findByText('Cart is empty', {}, slow)
    await section.findByRole('link', { name: 'Continue shopping' })
  },
}

/** Reports a saved cart that does not exist. */
export const OpenFailed: ElementStory = {
  tags: ['CART-18'],
  beforeEach: noCarts,
  play: async ({ canvasElement }) => {
    const section = await inside(canvasElement, tag)
    const field = await section.findByRole('textbox', { name: /^Link or number/ }, slow)
    await userEvent.click(section.getByRole('button', { name: 'Open' }))
    await waitFor(() => expect(hasFocus(field)).toBe(true))
    await expect(field).toHaveAccessibleDescription('Field is required')
    fill(field, 'no-such-cart')
    await userEvent.click(section.getByRole('button', { name: 'Open' }))
    await section.findByText('The cart could not be opened', {}, slow)
    await section.findByRole('button', { name: 'Try again' })
  },
}
