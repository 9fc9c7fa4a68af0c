import { expect, userEvent, waitFor, within } from 'storybook/test'
import { accountSection } from '../elements/account-section.ts'
import { formatMoney } from '../src/domain/money.ts'
import { $activeCart, clearCart } from '../src/stores/cart/carts.ts'
import { $customer } from '../src/stores/session/session.ts'
import { $pendingMerges } from '../src/stores/session/sync-state.ts'
import { type ElementStory, elementStories, inside } from './element-story.tsx'
import { withConfiguration } from './with-configuration.ts'
import { asVisitor, withLogin } from './with-login.ts'

const tag = 'shop-account-section'
const slow = { timeout: 8000 }
const faulty = (fault: string, section: string) => ({ 'api-base': `/fault/${fault}`, section })

export default { ...elementStories(accountSection), title: 'Account/shop-account-section', beforeEach: withLogin() }

/** Lists orders with the titles of their statuses. */
export const Orders: ElementStory = {
  tags: ['ORD-03'],
  args: { section: 'orders' },
  play: async ({ canvasElement }) => {
    const section = await inside(canvasElement, tag)
    const table = within(await section.findByRole('table', { name: 'My orders' }, slow))
    await waitFor(() => expect(table.getAllByRole('row')).toHaveLength(11), slow)
    await table.findByText('On its way', {}, slow)
    await table.findAllByText('Awaiting payment', {}, slow)
  },
}

export const OrderDetails: ElementStory = {
  args: { section: 'orders', 'page-size': 5 },
  play: async ({ canvasElement }) => {
    const section = await inside(canvasElement, tag)
    const [toggle] = await section.findAllByRole('button', { name: /^Details of order/ }, slow)
    if (!toggle) throw new Error('There is no order')
    await userEvent.click(toggle)
    await expect(toggle).toHaveAttribute('aria-expanded', 'true')
    await waitFor(() => expect(section.getAllByRole('link').length).toBeGreaterThan(0), slow)
    await section.findByRole('button', { name: 'Order again' })
    await userEvent.click(toggle)
    await expect(section.queryByRole('button', { name: 'Order again' })).toBeNull()
  },
}

export const OrderPages: ElementStory = {
  args: { section: 'orders', 'page-size': 6 },
  play: async ({ canvasElement }) => {
    const section = await inside(canvasElement, tag)
    const [first] = await section.findAllByRole('rowheader', {}, slow)
    await userEvent.click(await section.findByRole('button', { name: 'Page 2' }, slow))
    await waitFor(() => expect(section.getAllByRole('rowheader')[0]?.textContent).not.toBe(first?.textContent), slow)
    await expect(section.getByRole('button', { name: 'Page 2' })).toHaveAttribute('aria-current', 'page')
  },
}

export const OrderAgain: ElementStory = {
  args: { section: 'orders' },
  beforeEach: async () => {
    // the cart saved on the server has loaded
    await waitFor(() => expect($pendingMerges.get()).not.toContain('cart'), slow)
    clearCart()
    return () => void clearCart()
  },
  play: async ({ canvasElement }) => {
    const section = await inside(canvasElement, tag)
    const received: [string, number][] = []
    canvasElement.addEventListener('shop-add-to-cart', ({ detail }) => received.push([detail.code, detail.quantity]))
    const [toggle] = await section.findAllByRole('button', { name: /^Details of order/ }, slow)
    if (toggle) await userEvent.click(toggle)
    await userEvent.click(await section.findByRole('button', { name: 'Order again' }))
    await section.findByText(/products of the order are in the cart/, {}, slow)
    await expect(received).not.toHaveLength(0)
    await expect($activeCart.get().products.map(({ code, quantity }) => [code, quantity])).toEqual(received)
  },
}

export const NoOrders: ElementStory = {
  args: faulty('empty@orders', 'orders'),
  play: async ({ canvasElement }) => {
    const section = await inside(canvasElement, tag)
    await section.findByText('You have no orders yet', {}, slow)
  },
}

export const OrdersLoading: ElementStory = {
  args: faulty('slow-6000@orders', 'orders'),
  play: async ({ canvasElement }) => {
    const section = await inside(canvasElement, tag)
    await section.findByText('Loading...', {}, slow)
    await expect(section.getByRole('heading', { name: 'My orders' })).toBeVisible()
  },
}

export const OrdersFailed: ElementStory = {
  args: faulty('status-500@orders', 'orders'),
  play: async ({ canvasElement }) => {
    const section = await inside(canvasElement, tag)
    await section.findByText('Your orders could not be loaded', {}, slow)
    await section.findByRole('button', { name: 'Try again' })
  },
}

/** Shows the credit limit, the used and the remaining amount. */
export const Credit: ElementStory = {
  tags: ['ACC-02'],
  args: { section: 'credit' },
  play: async ({ canvasElement }) => {
    const section = await inside(canvasElement, tag)
    await section.findByText('€5000,00', {}, slow)
    // the loyalty program has reduced some of the unpaid orders, depending on the day of seeding
    const { creditUsed = 0 } = $customer.get() ?? {}
    await expect(creditUsed).toBeGreaterThan(0)
    const used = formatMoney(creditUsed, 'EUR')
    for (const amount of [formatMoney(5000 - creditUsed, 'EUR'), used]) await section.findByText(amount)
    await expect(section.getByRole('meter', { name: 'Used' })).toHaveAttribute('aria-valuetext', `${used} / €5000,00`)
  },
}

/** Shows the company details without a credit limit. */
export const CreditUnknown: ElementStory = {
  tags: ['ACC-02'],
  args: { section: 'credit' },
  beforeEach: withLogin('private'),
  play: async ({ canvasElement }) => {
    const section = await inside(canvasElement, tag)
    await section.findByRole('heading', { name: 'Requisites' }, slow)
  },
}

/** Shows which lines of an order can be returned. */
export const Returns: ElementStory = {
  tags: ['ORD-02'],
  args: { section: 'productReturns' },
  play: async ({ canvasElement }) => {
    const section = await inside(canvasElement, tag)
    await section.findByText(/pcs ordered, .* returned, .* eligible/, {}, slow)
    await section.findByRole('heading', { name: 'Earlier returns' }, slow)
    await section.findByText('Declined', {}, slow)
  },
}

/** Reports the missing fields of a return request and focuses the first one. */
export const ReturnRefused: ElementStory = {
  args: { section: 'productReturns' },
  play: async ({ canvasElement }) => {
    const section = await inside(canvasElement, tag)
    await userEvent.click(await section.findByRole('button', { name: 'Request return' }, slow))
    await section.findByText('Choose how many pieces go back')
    await section.findByText('Field is required')
    const [pieces] = section.getAllByRole('textbox', { name: /^Pieces of/ })
    await waitFor(() => expect(pieces?.getRootNode()).toHaveProperty('activeElement', pieces))
  },
}

/** Lets the page cancel a return request. */
export const ReturnCancelled: ElementStory = {
  args: { section: 'productReturns' },
  play: async ({ canvasElement }) => {
    const section = await inside(canvasElement, tag)
    const received = new Promise<CustomEvent>((resolve) =>
      canvasElement.addEventListener(
        'shop-return-request',
        (event) => {
          event.preventDefault()
          resolve(event)
        },
        { once: true },
      ),
    )
    const [more] = await section.findAllByRole('button', { name: 'More pieces' }, slow)
    if (more) await userEvent.click(more)
    const reason = section.getByRole('combobox', { name: /^Reason/ })
    await waitFor(() => expect(within(reason).getAllByRole('option').length).toBeGreaterThan(3), slow)
    await userEvent.selectOptions(reason, 'faulty')
    const request = section.getByRole('button', { name: 'Request return' })
    await userEvent.click(request)
    await expect(request).not.toHaveAttribute('aria-busy')
    await expect((await received).detail).toMatchObject({ products: [{ quantity: 1 }], reason: 'faulty' })
    await expect(section.queryByText('Your return was requested')).toBeNull()
    await expect(reason).toHaveValue('faulty')
  },
}

export const NothingToReturn: ElementStory = {
  args: faulty('empty@orders', 'productReturns'),
  play: async ({ canvasElement }) => {
    const section = await inside(canvasElement, tag)
    await section.findByText('There is nothing to return', {}, slow)
  },
}

export const ReturnsFailed: ElementStory = {
  args: faulty('status-500@productReturns', 'productReturns'),
  play: async ({ canvasElement }) => {
    const section = await inside(canvasElement, tag)
    await section.findByText('The returns could not be loaded', {}, slow)
  },
}

export const Requisites: ElementStory = {
  play: async ({ canvasElement }) => {
    const section = await inside(canvasElement, tag)
    await section.findByRole('heading', { name: 'Company' }, slow)
    await section.findByText('302611458')
    await expect(section.getAllByText('Lithuania').length).toBeGreaterThan(0)
  },
}

export const RequisitesOfAPerson: ElementStory = {
  args: { section: 'requisites' },
  beforeEach: withLogin('private'),
  play: async ({ canvasElement }) => {
    const section = await inside(canvasElement, tag)
    await section.findByText('ona@birchandbolt.example', {}, slow)
    await expect(section.queryByRole('heading', { name: 'Company' })).toBeNull()
  },
}

/** Lists programs with progress and products. */
export const Loyalty: ElementStory = {
  tags: ['ENT-29'],
  args: { section: 'loyalty-programs' },
  play: async ({ canvasElement }) => {
    const section = await inside(canvasElement, tag)
    await section.findByRole('heading', { name: 'Birch circle' }, slow)
    await expect(section.getByRole('meter', { name: 'Progress: Birch circle' })).toHaveAttribute(
      'aria-valuetext',
      expect.stringMatching(/€1000,00/),
    )
    await section.findByText(/^€\d+,\d\d of €1000,00$/, { selector: 'bdi' })
    await section.findByText('Site helmet with ratchet', {}, slow)
    await expect(section.getByText('Products that count')).toBeVisible()
  },
}

export const Sales: ElementStory = {
  args: { section: 'sales-programs' },
  play: async ({ canvasElement }) => {
    const section = await inside(canvasElement, tag)
    await section.findByRole('heading', { name: 'Something new for the bench' }, slow)
    await section.findByText('15% off')
    await section.findByRole('button', { name: 'Copy the code NEW15' })
    await expect(section.getAllByText('Prices before the code')[0]).toBeVisible()
  },
}

/** Shows the requisites instead if the programs fail to load. */
export const ProgramsFailed: ElementStory = {
  args: faulty('status-500@loyalty-programs', 'loyalty-programs'),
  play: async ({ canvasElement }) => {
    const section = await inside(canvasElement, tag)
    await section.findByRole('heading', { name: 'Requisites' }, slow)
  },
}

export const ProgramsLoading: ElementStory = {
  args: faulty('slow-6000@loyalty-programs', 'loyalty-programs'),
  play: async ({ canvasElement }) => {
    const section = await inside(canvasElement, tag)
    await section.findByText('Loading...', {}, slow)
  },
}

export const Integrations: ElementStory = {
  args: { section: 'integrations' },
  play: async ({ canvasElement }) => {
    const section = await inside(canvasElement, tag)
    await section.findByRole('heading', { name: 'Ordering by EDI' }, slow)
    await section.findByRole('link', { name: 'Connect EDI: Ordering by EDI' })
  },
}

export const NoIntegrations: ElementStory = {
  args: { section: 'integrations' },
  beforeEach: withConfiguration({ customerIntegrations: [] }),
  play: async ({ canvasElement }) => {
    const section = await inside(canvasElement, tag)
    await section.findByText('There are no integrations yet', {}, slow)
  },
}

export const Visitor: ElementStory = {
  args: { section: 'orders' },
  beforeEach: asVisitor,
  play: async ({ canvasElement }) => {
    const section = await inside(canvasElement, tag)
    await section.findByText('Please log in to see this page', {}, slow)
    await expect(await section.findByRole('link', { name: 'Log in' }, slow)).toHaveAttribute('href', expect.stringMatching(/\/account$/))
  },
}
