import { expect, fn, userEvent, waitFor } from 'storybook/test'
import { accountMenu } from '../elements/account-menu.ts'
import { $customer, $isSettled } from '../src/stores/session/session.ts'
import { type ElementStory, elementStories, inside } from './element-story.tsx'
import { withConfiguration } from './with-configuration.ts'
import { asVisitor, withLogin } from './with-login.ts'

export default { ...elementStories(accountMenu), title: 'Account/shop-account-menu' }

const tag = 'shop-account-menu'
const titles = async (canvas: HTMLElement) => {
  const menu = await inside(canvas, tag)
  return (await menu.findAllByRole('link')).map(({ textContent }) => textContent)
}

/** Shows a business customer all entries that the shop enables. */
export const Business: ElementStory = {
  tags: ['ACC-12'],
  beforeEach: withLogin('business'),
  play: async ({ canvasElement }) => {
    await waitFor(async () =>
      expect(await titles(canvasElement)).toEqual([
        'My orders',
        'My credit',
        'Returns',
        'My carts',
        'Delivery addresses',
        'Requisites',
        'Loyalty program',
        'New product discount program',
        'Product information',
        'Integrations',
        'Password change',
      ]),
    )
    await (await inside(canvasElement, tag)).findByRole('button', { name: 'Log out' })
  },
}

/** Omits the entry of a missing credit limit. */
export const Private: ElementStory = {
  tags: ['ACC-02'],
  beforeEach: withLogin('private'),
  play: async ({ canvasElement }) => {
    const menu = await inside(canvasElement, tag)
    await menu.findByRole('link', { name: 'My orders' })
    await expect(menu.queryByRole('link', { name: 'My credit' })).toBeNull()
  },
}

const off = { enableProductReturns: false, customerProductCatalogue: false }

/** Omits all entries that the shop disables. */
export const SwitchedOff: ElementStory = {
  tags: ['ACC-03', 'ACC-07'],
  beforeEach: withLogin('business'),
  play: async ({ canvasElement }) => {
    const menu = await inside(canvasElement, tag)
    // all entries have rendered
    for (const name of ['Returns', 'Loyalty program', 'New product discount program', 'Product information', 'Integrations'])
      await menu.findByRole('link', { name }, { timeout: 5000 })
    const restore = withConfiguration({ ...off, features: { ...off, loyaltyPrograms: false, customerIntegrations: false } })()
    try {
      await waitFor(async () =>
        expect(await titles(canvasElement)).toEqual([
          'My orders',
          'My credit',
          'My carts',
          'Delivery addresses',
          'Requisites',
          'Password change',
        ]),
      )
    } finally {
      restore()
    }
  },
}

export const Visitor: ElementStory = {
  beforeEach: asVisitor,
  play: async ({ canvasElement }) => {
    const menu = await inside(canvasElement, tag)
    await waitFor(async () => expect(await menu.findByRole('link', { name: 'Log in' })).toHaveAttribute('href', '/account'))
    await expect(menu.queryByRole('button')).toBeNull()
  },
}

/** Renders placeholders until the session is known. */
export const Waiting: ElementStory = {
  beforeEach: async () => {
    await asVisitor()
    $isSettled.set(false)
    return () => $isSettled.set(true)
  },
  play: async ({ canvasElement }) => {
    const menu = await inside(canvasElement, tag)
    await expect(menu.getByRole('navigation', { name: 'My account' })).toHaveAttribute('aria-busy', 'true')
    await expect(menu.queryByText('Log in')).toBeNull()
    await expect(menu.queryByText('My orders')).toBeNull()
  },
}

export const Tabs: ElementStory = {
  args: { layout: 'tabs', 'order-count': 'true' },
  beforeEach: withLogin('business'),
  play: async ({ canvasElement }) => {
    const menu = await inside(canvasElement, tag)
    const orders = await menu.findByRole('link', { name: /^My orders \d+$/ }, { timeout: 5000 })
    const carts = await menu.findByRole('link', { name: 'My carts' })
    await expect(carts.getBoundingClientRect().top).toBe(orders.getBoundingClientRect().top)
  },
}

/** Renders the entries if the number of orders fails to load. */
export const CountFails: ElementStory = {
  args: { 'order-count': 'true', 'api-base': '/fault/status-500@orders' },
  beforeEach: withLogin('private'),
  play: async ({ canvasElement }) => {
    const menu = await inside(canvasElement, tag)
    await menu.findByRole('link', { name: 'My orders' })
    await menu.findByRole('link', { name: 'Password change' })
  },
}

/** Renders the entries in the order of the attribute. */
export const OnlySome: ElementStory = {
  args: { sections: 'requisites, orders, nonsense', 'log-out': 'false' },
  beforeEach: withLogin('business'),
  play: async ({ canvasElement }) => {
    await waitFor(async () => expect(await titles(canvasElement)).toEqual(['Requisites', 'My orders']))
    await expect((await inside(canvasElement, tag)).queryByRole('button')).toBeNull()
  },
}

/** Emits the selected entry, which the page can cancel. */
export const Select: ElementStory = {
  beforeEach: withLogin('business'),
  play: async ({ canvasElement }) => {
    const menu = await inside(canvasElement, tag)
    const onEvent = fn((event: Event) => event.preventDefault())
    canvasElement.addEventListener('shop-section-select', onEvent)
    await userEvent.click(await menu.findByRole('link', { name: 'My carts' }))
    await userEvent.click(await menu.findByRole('link', { name: 'Requisites' }))
    await expect(onEvent.mock.calls.map(([event]) => (event as CustomEvent).detail)).toEqual([{ section: 'carts' }, { section: '' }])
  },
}

/** The menu button supports the arrow keys, Home, End and Escape. */
export const Dropdown: ElementStory = {
  tags: ['HEAD-09'],
  args: { layout: 'dropdown' },
  beforeEach: withLogin('business'),
  play: async ({ canvasElement }) => {
    const menu = await inside(canvasElement, tag)
    const button = await menu.findByRole('button', { name: 'My account' })
    const root = canvasElement.querySelector(tag)?.shadowRoot
    button.focus()
    await userEvent.keyboard('{ArrowDown}')
    const orders = await menu.findByRole('menuitem', { name: /^My orders/ }, { timeout: 5000 })
    await waitFor(() => expect(root?.activeElement).toBe(orders))
    await userEvent.keyboard('{ArrowUp}')
    await expect(root?.activeElement).toHaveTextContent('Log out')
    await userEvent.keyboard('{Home}{ArrowDown}')
    await expect(root?.activeElement).toHaveTextContent('My credit')
    await userEvent.keyboard('{End}')
    await expect(root?.activeElement).toHaveTextContent('Log out')
    await userEvent.keyboard('{Escape}')
    await waitFor(() => expect(root?.activeElement).toBe(button))
    await waitFor(() => expect(menu.queryByRole('menu')).toBeNull())
    await userEvent.click(button)
    await menu.findByText('tomas@birchandbolt.example')
  },
}

/** Lets the page cancel a logout. */
export const LogOutKept: ElementStory = {
  tags: ['HEAD-10'],
  beforeEach: withLogin('private'),
  play: async ({ canvasElement }) => {
    const menu = await inside(canvasElement, tag)
    const onEvent = fn((event: Event) => event.preventDefault())
    canvasElement.addEventListener('shop-logout', onEvent)
    const button = await menu.findByRole('button', { name: 'Log out' })
    await userEvent.click(button)
    await expect(onEvent).toHaveBeenCalledOnce()
    await expect(button).not.toHaveAttribute('aria-busy')
    await expect($customer.get()).toMatchObject({ name: 'Ona' })
  },
}

/** An operator sees whom they impersonate. */
export const ActingAsACustomer: ElementStory = {
  tags: ['R57'],
  beforeEach: async () => {
    const leave = await withLogin('private')()
    $customer.set({ ...$customer.get(), impersonated: true })
    return leave
  },
  play: async ({ canvasElement }) => {
    const menu = await inside(canvasElement, tag)
    await menu.findByText('You act as Ona Petraitienė')
    await expect(menu.getAllByRole('button', { name: 'Log out' })).toHaveLength(2)
  },
}
