import { expect, userEvent, waitFor, within } from 'storybook/test'
import { account } from '../elements/account.ts'
import { formatMoney } from '../src/domain/money.ts'
import { $customer, $isSettled } from '../src/stores/session/session.ts'
import { type ElementStory, elementStories, inside } from './element-story.tsx'
import { withAddress } from './with-address.ts'
import { asVisitor, withLogin } from './with-login.ts'

const tag = 'shop-account'
const slow = { timeout: 8000 }

export default { ...elementStories(account), title: 'Account/shop-account', beforeEach: withLogin() }

/** Shows a customer the menu and a section. */
export const Filled: ElementStory = {
  tags: ['ACC-13'],
  args: { section: 'orders' },
  play: async ({ canvasElement }) => {
    const area = await inside(canvasElement, tag)
    await area.findByRole('heading', { name: 'My orders', level: 1 }, slow)
    const menu = within(await area.findByRole('navigation', { name: 'My account' }))
    await expect(await menu.findByRole('link', { name: /^My orders/ }, slow)).toHaveAttribute('aria-current', 'page')
    await area.findByText('Meistrų kiemas, UAB, Tomas Jankauskas')
    await area.findByText(formatMoney(5000 - ($customer.get()?.creditUsed ?? 0), 'EUR'))
    await waitFor(() => expect(area.getAllByRole('rowheader').length).toBeGreaterThan(5), slow)
  },
}

/** Opens another section without a reload and focuses its heading. */
export const SectionChosen: ElementStory = {
  tags: ['ACC-13'],
  play: async ({ canvasElement }) => {
    const area = await inside(canvasElement, tag)
    await area.findByRole('heading', { name: 'Requisites', level: 1 }, slow)
    await userEvent.click(await area.findByRole('link', { name: 'My credit' }, slow))
    const heading = await area.findByRole('heading', { name: 'My credit', level: 1 }, slow)
    await waitFor(() => expect((heading.getRootNode() as ShadowRoot).activeElement).toBe(heading))
    await expect(new URLSearchParams(location.search).get('section')).toBe('credit')
    history.back()
    await area.findByRole('heading', { name: 'Requisites', level: 1 }, slow)
  },
}

export const FromTheAddress: ElementStory = {
  beforeEach: withAddress({ section: 'integrations' }),
  args: { section: 'orders', 'menu-layout': 'top' },
  play: async ({ canvasElement }) => {
    const area = await inside(canvasElement, tag)
    await area.findByRole('heading', { name: 'Integrations', level: 1 }, slow)
  },
}

export const UnknownSection: ElementStory = {
  beforeEach: withAddress({ section: 'constructor' }),
  play: async ({ canvasElement }) => {
    const area = await inside(canvasElement, tag)
    await area.findByRole('heading', { name: 'Requisites', level: 1 }, slow)
  },
}

export const KeptByThePage: ElementStory = {
  play: async ({ canvasElement }) => {
    const area = await inside(canvasElement, tag)
    const details: string[] = []
    canvasElement.addEventListener('shop-section-select', (event) => {
      event.preventDefault()
      details.push(event.detail.section)
    })
    await userEvent.click(await area.findByRole('link', { name: 'My carts' }, slow))
    await expect(details).toEqual(['carts'])
    await area.findByRole('heading', { name: 'Requisites', level: 1 }, slow)
  },
}

export const WithoutMenu: ElementStory = {
  args: { menu: 'off', section: 'credit' },
  play: async ({ canvasElement }) => {
    const area = await inside(canvasElement, tag)
    await area.findByRole('heading', { name: 'My credit' }, slow)
    await expect(area.queryByRole('navigation')).toBeNull()
  },
}

export const OfAPerson: ElementStory = {
  beforeEach: withLogin('private'),
  play: async ({ canvasElement }) => {
    const area = await inside(canvasElement, tag)
    await area.findByRole('heading', { name: 'Requisites', level: 1 }, slow)
    const menu = within(await area.findByRole('navigation', { name: 'My account' }))
    await menu.findByRole('link', { name: 'My carts' }, slow)
    await expect(menu.queryByRole('link', { name: 'My credit' })).toBeNull()
  },
}

export const Visitor: ElementStory = {
  beforeEach: asVisitor,
  play: async ({ canvasElement }) => {
    const area = await inside(canvasElement, tag)
    await area.findByRole('heading', { name: 'Log in', level: 1 }, slow)
    await area.findByLabelText(/^Email/)
  },
}

export const VisitorWithoutLogin: ElementStory = {
  args: { login: 'off' },
  beforeEach: asVisitor,
  play: async ({ canvasElement }) => {
    const area = await inside(canvasElement, tag)
    await area.findByText('Please log in to see this page', {}, slow)
  },
}

export const Loading: ElementStory = {
  beforeEach: async () => {
    await asVisitor()
    $isSettled.set(false)
    return () => $isSettled.set(true)
  },
  play: async ({ canvasElement }) => {
    const area = await inside(canvasElement, tag)
    await area.findByText('Loading...')
    await expect(area.queryByRole('heading')).toBeNull()
  },
}

export const SectionFailed: ElementStory = {
  args: { section: 'orders', 'api-base': '/fault/status-500@orders' },
  play: async ({ canvasElement }) => {
    const area = await inside(canvasElement, tag)
    await area.findByText('Your orders could not be loaded', {}, slow)
    await area.findByRole('link', { name: 'My carts' })
  },
}
