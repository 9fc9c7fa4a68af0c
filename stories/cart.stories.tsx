import { expect, userEvent, waitFor, within } from 'storybook/test'
import { cart } from '../elements/cart.ts'
import { getShippingMethods } from '../src/api/checkout-methods.ts'
import { $search } from '../src/base/dom/url-parts.ts'
import { confirmationParameter } from '../src/domain/checkout/cart-payloads.ts'
import { pageSettings } from '../src/kit/settings.ts'
import { $addresses } from '../src/stores/account/addresses.ts'
import { $activeCart, clearCart, openNewCart } from '../src/stores/cart/carts.ts'
import { $checkout } from '../src/stores/checkout/checkout.ts'
import {
  applyDiscountCode,
  applyGiftVoucher,
  chooseAddressCount,
  chooseDeliveryCountry,
  choosePaymentMethod,
  chooseShippingMethod,
  chooseTerminal,
  editDeliveryAddress,
  editRecipient,
} from '../src/stores/checkout/checkout-fields.ts'
import { $customer } from '../src/stores/session/session.ts'
import { type ElementStory, elementStories, inside } from './element-story.tsx'
import { withCart } from './with-cart.ts'

/** Resets the state of other stories, which share the document: one empty cart, no address, no login, no order, no confirmation in the URL. */
function fresh() {
  const url = new URL(location.href)
  url.searchParams.delete(confirmationParameter)
  history.replaceState(history.state, '', url)
  $search.set(url.search)
  for (let cart = 0; cart < 5; cart += 1) clearCart()
  $addresses.set([])
  $customer.set(undefined)
  $checkout.set({ status: 'idle' })
}

/** Sets up a new cart with the given quantities, and anything else a story needs. */
const begin =
  (pieces: number[], more: () => void | Promise<void> = () => {}) =>
  async () => {
    fresh()
    await withCart(...pieces)()
    await more()
  }

const chooseWay = async (type: string) => {
  const methods = await getShippingMethods(pageSettings(), 'en')
  const method = methods.find((one) => one.type === type)
  if (method) chooseShippingMethod(method)
}

const fillAll = async () => {
  chooseDeliveryCountry('LT', [])
  await chooseWay('courier')
  editDeliveryAddress({ city: 'Vilnius', address: 'Beržų g. 14', postcode: '03100' })
  editRecipient({ name: 'Ona', surname: 'Petraitė', phone: '+37061234567', email: 'ona@example.com' })
  choosePaymentMethod('bank-transfer')
}

export default { ...elementStories(cart), title: 'Cart and checkout/shop-cart' }

const pageIn = (canvas: HTMLElement) => inside(canvas, 'shop-cart')
const patient = { timeout: 8000 }
const hasFocus = (control: HTMLElement) => (control.getRootNode() as ShadowRoot).activeElement === control

/** Shows lines, delivery, recipient, payment and totals. */
export const Filled: ElementStory = {
  tags: ['SIDE-01'],
  beforeEach: begin([2, 1, 4]),
  play: async ({ canvasElement }) => {
    const cart = await pageIn(canvasElement)
    await expect(await cart.findAllByRole('listitem')).toHaveLength(3)
    for (const name of ['Delivery', 'Recipient', 'Payment', 'Summary']) await cart.findByRole('heading', { name })
    await cart.findByRole('radio', { name: /Bank transfer/ }, patient)
  },
}

export const Empty: ElementStory = {
  beforeEach: begin([]),
  play: async ({ canvasElement }) => {
    await (await pageIn(canvasElement)).findByText('Cart is empty')
  },
}

export const WithSku: ElementStory = {
  args: { 'show-sku': 'true' },
  beforeEach: begin([1]),
  play: async ({ canvasElement }) => {
    await (await pageIn(canvasElement)).findByText(/^[A-Z]{2}-\d{4}$/)
  },
}

export const LinesOnly: ElementStory = {
  args: {
    delivery: 'false',
    payment: 'false',
    'discount-code': 'false',
    'gift-voucher': 'false',
    'commercial-offer': 'false',
    'checkout-label': 'Order now',
  },
  beforeEach: begin([1, 1]),
  play: async ({ canvasElement }) => {
    const cart = await pageIn(canvasElement)
    await cart.findByRole('button', { name: 'Order now' })
    await expect(cart.queryByRole('heading', { name: 'Delivery' })).toBeNull()
    await expect(cart.queryByRole('button', { name: 'Discount code' })).toBeNull()
  },
}

export const SeveralCarts: ElementStory = {
  beforeEach: begin([2, 1], async () => {
    openNewCart()
    await withCart(3)()
    openNewCart()
  }),
  play: async ({ canvasElement }) => {
    const cart = await pageIn(canvasElement)
    const chips = cart.getByRole('group', { name: 'Carts' })
    await expect(within(chips).getAllByRole('button', { pressed: true })).toHaveLength(1)
  },
}

export const Codes: ElementStory = {
  beforeEach: begin([1], () => {
    applyDiscountCode('BIGCART')
    applyGiftVoucher('GIFT-EMPTY-0R8T')
  }),
  play: async ({ canvasElement }) => {
    const cart = await pageIn(canvasElement)
    await cart.findByText('Code could not be applied: cart amount too low', {}, patient)
    await cart.findByText('This gift voucher is not valid', {}, patient)
  },
}

export const AmountUnavailable: ElementStory = {
  beforeEach: begin([9999, 1]),
  play: async ({ canvasElement }) => {
    const cart = await pageIn(canvasElement)
    await cart.findByText('Amount unavailable', {}, patient)
    await cart.findByText('Change or remove the products that are not available')
  },
}

export const Terminal: ElementStory = {
  beforeEach: begin([1], async () => {
    chooseDeliveryCountry('LT', [])
    await chooseWay('omniva')
  }),
  play: async ({ canvasElement }) => {
    const cart = await pageIn(canvasElement)
    const list = await cart.findByRole('combobox', { name: /Parcel terminal/ }, patient)
    await expect(within(list).getAllByRole('group').length).toBeGreaterThan(1)
    chooseTerminal('typed elsewhere')
    await expect(list).toHaveValue('')
  },
}

export const Missing: ElementStory = {
  beforeEach: begin([1], () => chooseWay('courier')),
  play: async ({ canvasElement }) => {
    const cart = await pageIn(canvasElement)
    await cart.findByRole('radio', { name: /Bank transfer/ }, patient)
    await userEvent.click(cart.getByRole('button', { name: /^Place order/ }))
    await cart.findByText('Enter the city')
    await cart.findByText('Choose a payment method')
    await expect(cart.getAllByRole('alert')).toHaveLength(1)
    await waitFor(() => expect(hasFocus(cart.getByRole('textbox', { name: /^Address/ }))).toBe(true))
  },
}

export const SeveralAddresses: ElementStory = {
  beforeEach: begin([5, 2], async () => {
    await fillAll()
    const [home] = $addresses.get()
    $addresses.set([
      { _id: 'store', title: 'Store', country: 'LT', city: 'Kaunas', address: 'Vilniaus g. 37', postcode: '44287' },
      ...(home ? [home] : []),
    ])
    $customer.set({ buyAs: 'b2b', companyCountry: 'LT' })
    chooseAddressCount('multiple')
  }),
  play: async ({ canvasElement }) => {
    const cart = await pageIn(canvasElement)
    await expect(await cart.findAllByRole('textbox', { name: /pieces to/ }, patient)).toHaveLength(4)
  },
}

export const DeliveryFailed: ElementStory = {
  args: { 'api-base': '/fault/status-500@shipping-methods' },
  beforeEach: begin([1]),
  play: async ({ canvasElement }) => {
    await (await pageIn(canvasElement)).findByText('The delivery methods could not be loaded', {}, patient)
  },
}

export const Ordered: ElementStory = {
  beforeEach: begin([1], fillAll),
  play: async ({ canvasElement }) => {
    const cart = await pageIn(canvasElement)
    await cart.findByRole('radio', { name: /Bank transfer/, checked: true }, patient)
    // wait for the price with delivery, or the order needs another click
    await waitFor(() => expect(cart.getByText('€4,90', { selector: 'dd bdi' })).toBeVisible(), patient)
    await userEvent.click(cart.getByRole('button', { name: /^Place order/ }))
    await cart.findByText(/Order 1\d{5} is confirmed/, {}, patient)
    await waitFor(() => expect(hasFocus(cart.getByRole('heading', { name: 'Thank you for your order' }))).toBe(true))
    await expect($activeCart.get().products).toHaveLength(0)
  },
}

export const RemovedLine: ElementStory = {
  beforeEach: begin([1, 2]),
  play: async ({ canvasElement }) => {
    const cart = await pageIn(canvasElement)
    const [remove] = await cart.findAllByRole('button', { name: /^Remove/ })
    if (remove) await userEvent.click(remove)
    const undo = await cart.findByRole('button', { name: 'Undo' })
    await waitFor(() => expect(hasFocus(undo)).toBe(true))
    await userEvent.click(undo)
    await waitFor(() => expect(hasFocus(cart.getByRole('list', { name: 'Cart' }))).toBe(true))
    await expect(cart.getAllByRole('listitem')).toHaveLength(2)
  },
}
