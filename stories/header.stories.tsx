import { createElement } from 'react'
import { expect, userEvent, waitFor } from 'storybook/test'
import { header } from '../elements/header.ts'
import { $customer } from '../src/stores/session/session.ts'
import { type ElementStory, elementStories, inside } from './element-story.tsx'
import { withCart } from './with-cart.ts'
import { withConfiguration } from './with-configuration.ts'
import { asVisitor, withLogin } from './with-login.ts'
import { withWishlist } from './with-wishlist.ts'

export default { ...elementStories(header), title: 'Page/shop-header' }

/** Shows languages, a search box, and icons for wishlist, profile and cart. */
export const Visitor: ElementStory = {
  tags: ['HEAD-02', 'HEAD-03', 'HEAD-04'],
  beforeEach: async () => {
    await asVisitor()
    return withCart()()
  },
  play: async ({ canvasElement }) => {
    const parts = await inside(canvasElement, 'shop-header')
    await parts.findByRole('button', { name: 'Language: English' })
    await parts.findByRole('combobox', { name: 'Search' })
    for (const name of ['Profile', 'Wishlist', 'Cart is empty']) await parts.findByRole('link', { name })
    await parts.findByRole('link', { name: 'Workshop' })
  },
}

export const WithThings: ElementStory = {
  beforeEach: async () => {
    await withCart(2, 1)()
    await withWishlist(3)()
  },
  play: async ({ canvasElement }) => {
    const parts = await inside(canvasElement, 'shop-header')
    await parts.findByRole('link', { name: 'Cart, 3 products' })
    await parts.findByRole('link', { name: 'Wishlist, 3 products' })
  },
}

/** A customer’s profile icon opens the account menu. */
export const Customer: ElementStory = {
  tags: ['HEAD-09', 'HEAD-10', 'HEAD-11'],
  beforeEach: withLogin('business'),
  play: async ({ canvasElement }) => {
    const parts = await inside(canvasElement, 'shop-header')
    await userEvent.click(await parts.findByRole('button', { name: 'My account' }))
    await parts.findByRole('menuitem', { name: /^My orders \d+$/ }, { timeout: 5000 })
    await parts.findByRole('menuitem', { name: 'Log out' })
  },
}

/** The mobile menu shows the account and the number of orders. */
export const CustomerOnAPhone: ElementStory = {
  tags: ['ACC-01'],
  beforeEach: withLogin('private'),
  play: async ({ canvasElement }) => {
    const parts = await inside(canvasElement, 'shop-header')
    await userEvent.click(await parts.findByRole('button', { name: 'Menu' }))
    await parts.findByRole('link', { name: /^My orders \d+$/ }, { timeout: 5000 })
  },
}

/** Shows an operator on every page whom they impersonate. */
export const ActingAsACustomer: ElementStory = {
  tags: ['R57'],
  beforeEach: async () => {
    const leave = await withLogin('private')()
    $customer.set({ ...$customer.get(), impersonated: true })
    return leave
  },
  play: async ({ canvasElement }) => {
    const parts = await inside(canvasElement, 'shop-header')
    await parts.findByText('You act as Ona Petraitienė', {}, { timeout: 5000 })
    await parts.findByRole('button', { name: 'Log out' })
  },
}

/** The burger opens the menu. */
export const Burger: ElementStory = {
  tags: ['HEAD-01'],
  beforeEach: withCart(),
  play: async ({ canvasElement }) => {
    const parts = await inside(canvasElement, 'shop-header')
    await userEvent.click(await parts.findByRole('button', { name: 'Menu' }))
    await parts.findByRole('dialog', {}, { timeout: 5000 })
    await userEvent.click(await parts.findByRole('button', { name: 'Garden' }))
    const [column] = await parts.findAllByRole('link', { name: 'Tools and terrace' })
    await expect(column).toBeVisible()
  },
}

export const Languages: ElementStory = {
  beforeEach: withCart(),
  play: async ({ canvasElement }) => {
    const parts = await inside(canvasElement, 'shop-header')
    await userEvent.click(await parts.findByRole('button', { name: 'Language: English' }))
    await parts.findByText('Lietuvių')
  },
}

export const Bare: ElementStory = {
  args: { search: 'false', languages: 'false', wishlist: 'false', profile: 'false' },
  beforeEach: withCart(1),
  play: async ({ canvasElement }) => {
    const parts = await inside(canvasElement, 'shop-header')
    await parts.findByRole('link', { name: 'Cart, 1 product' })
    await expect(parts.queryByRole('link', { name: 'Profile' })).toBeNull()
  },
}

export const OwnLogoAndWords: ElementStory = {
  beforeEach: withCart(),
  render: () =>
    createElement(
      header.tag,
      {},
      createElement('strong', { slot: 'logo' }, 'The corner shop'),
      createElement('span', { slot: 'start' }, 'Free delivery over €60,00'),
    ),
  play: async ({ canvasElement }) => {
    await inside(canvasElement, 'shop-header')
    const [logo] = canvasElement.querySelectorAll<HTMLElement>('[slot="logo"]')
    await waitFor(() => expect(logo?.offsetWidth).toBeGreaterThan(0))
  },
}

export const NameInsteadOfLogo: ElementStory = {
  beforeEach: async () => {
    await withCart()()
    return withConfiguration({ logo: undefined, logoLight: undefined, siteName: 'The corner shop' })()
  },
  play: async ({ canvasElement }) => {
    const parts = await inside(canvasElement, 'shop-header')
    await parts.findByRole('link', { name: 'The corner shop' })
  },
}
