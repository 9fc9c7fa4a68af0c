import { expect, userEvent, waitFor } from 'storybook/test'
import { accountSection } from '../elements/account-section.ts'
import { addressTitle } from '../src/domain/checkout/address-text.ts'
import { $seededAddresses } from '../src/stores/account/address-book.ts'
import { $addresses } from '../src/stores/account/addresses.ts'
import { chooseSavedAddress } from '../src/stores/checkout/checkout-fields.ts'
import { type ElementStory, elementStories, inside } from './element-story.tsx'
import { fill } from './fill.ts'
import { hasFocus } from './has-focus.ts'
import { withLogin } from './with-login.ts'

const tag = 'shop-account-section'
const slow = { timeout: 8000 }

/** Resets the state of previous stories. */
const resetAddresses = () => {
  $addresses.set([])
  $seededAddresses.set([])
}
/** As a customer who has deleted all saved addresses. */
const withoutAddresses = async () => {
  const logOut = await withLogin()()
  await waitFor(() => expect($seededAddresses.get().length).toBeGreaterThan(0), slow)
  $addresses.set([])
  return logOut
}

export default {
  ...elementStories(accountSection),
  title: 'Account/shop-account-section: addresses',
  tags: ['!autodocs'],
  args: { section: 'delivery-addresses' },
  beforeEach: async () => {
    resetAddresses()
    const logOut = await withLogin()()
    return async () => {
      await logOut()
      resetAddresses()
    }
  },
}

/** Lists the saved addresses of the customer. */
export const Filled: ElementStory = {
  tags: ['ACC-05'],
  play: async ({ canvasElement }) => {
    const section = await inside(canvasElement, tag)
    await section.findByRole('heading', { name: 'Dirbtuvės' }, slow)
    await section.findByText('51180 Kaunas')
    await expect(await section.findAllByText('Lithuania', {}, slow)).not.toHaveLength(0)
  },
}

/** Marks the address that the checkout chooses: the first one, until the cart has another. */
export const Preselected: ElementStory = {
  tags: ['ACC-05'],
  play: async ({ canvasElement }) => {
    const section = await inside(canvasElement, tag)
    const marked = async () => (await section.findByText('Used at checkout', {}, slow)).closest('li')
    await section.findByRole('heading', { name: 'Dirbtuvės' }, slow)
    await expect(await marked()).toHaveTextContent('Dirbtuvės')
    const other = $addresses.get().find(({ title }) => title !== 'Dirbtuvės')
    chooseSavedAddress(other?._id)
    await waitFor(async () => expect(await marked()).toHaveTextContent(other?.title ?? '?'))
    chooseSavedAddress(undefined)
    // nothing to tell apart
    await userEvent.click(section.getByRole('button', { name: `Remove the address: ${addressTitle(other ?? { _id: '' })}` }))
    await waitFor(() => expect(section.queryByText('Used at checkout')).toBeNull())
  },
}

/** Adds an address, with errors next to their fields. */
export const Add: ElementStory = {
  tags: ['ENT-15'],
  play: async ({ canvasElement }) => {
    const details: number[] = []
    canvasElement.addEventListener('shop-addresses-change', ({ detail }) => details.push(detail.addresses.length))
    const section = await inside(canvasElement, tag)
    await section.findByRole('heading', { name: 'Dirbtuvės' }, slow)
    const known = $addresses.get().length
    await userEvent.click(section.getByRole('button', { name: 'Add an address' }))
    await waitFor(() => expect(hasFocus(section.getByRole('textbox', { name: /^What do you call it/ }))).toBe(true))
    // a company's address begins with its country and its buyer
    await expect(section.getByRole('textbox', { name: /^Name/ })).toHaveValue('Tomas')
    fill(section.getByRole('textbox', { name: /^What do you call it/ }), 'Warehouse')
    await userEvent.click(section.getByRole('button', { name: 'Save the address' }))
    const street = section.getByRole('textbox', { name: /^Address/ })
    await waitFor(() => expect(hasFocus(street)).toBe(true))
    await expect(street).toHaveAccessibleDescription('Field is required')
    fill(street, 'Uosto g. 1')
    fill(section.getByRole('textbox', { name: /^City/ }), 'Klaipėda')
    fill(section.getByRole('textbox', { name: /^Postcode/ }), '91234')
    await userEvent.click(section.getByRole('button', { name: 'Save the address' }))
    await section.findByRole('heading', { name: 'Warehouse' })
    await waitFor(() => expect(hasFocus(section.getByRole('button', { name: /^Edit the address: Warehouse/ }))).toBe(true))
    await expect($addresses.get().at(-1)).toMatchObject({ title: 'Warehouse', country: 'LT', address: 'Uosto g. 1', postcode: '91234' })
    await expect(details).toEqual([known + 1])
  },
}

export const Edit: ElementStory = {
  play: async ({ canvasElement }) => {
    const section = await inside(canvasElement, tag)
    await userEvent.click(await section.findByRole('button', { name: /^Edit the address: Dirbtuvės/ }, slow))
    const city = section.getByRole('textbox', { name: /^City/ })
    fill(city, '')
    await userEvent.click(section.getByRole('button', { name: 'Save the address' }))
    await waitFor(() => expect(city).toHaveAccessibleDescription('Field is required'))
    await userEvent.click(section.getByRole('button', { name: 'Cancel' }))
    await section.findByText('51180 Kaunas')
    const edit = section.getByRole('button', { name: /^Edit the address: Dirbtuvės/ })
    await waitFor(() => expect(hasFocus(edit)).toBe(true))
    await userEvent.click(edit)
    fill(section.getByRole('textbox', { name: /^City/ }), 'Palanga')
    await userEvent.click(section.getByRole('button', { name: 'Save the address' }))
    await section.findByText('51180 Palanga')
  },
}

export const RemoveAndUndo: ElementStory = {
  play: async ({ canvasElement }) => {
    const section = await inside(canvasElement, tag)
    await section.findByRole('heading', { name: 'Dirbtuvės' }, slow)
    const before = $addresses.get()
    await userEvent.click(section.getByRole('button', { name: /^Remove the address: Dirbtuvės/ }))
    await waitFor(() => expect(section.queryByRole('heading', { name: 'Dirbtuvės' })).toBeNull())
    const undo = await section.findByRole('button', { name: 'Undo' })
    await waitFor(() => expect(hasFocus(undo)).toBe(true))
    await userEvent.click(undo)
    await section.findByRole('heading', { name: 'Dirbtuvės' })
    await waitFor(() => expect(hasFocus(section.getByRole('button', { name: /^Edit the address: Dirbtuvės/ }))).toBe(true))
    await expect($addresses.get()).toEqual(before)
  },
}

export const Empty: ElementStory = {
  beforeEach: withoutAddresses,
  play: async ({ canvasElement }) => {
    const section = await inside(canvasElement, tag)
    await section.findByText('You have no delivery addresses yet', {}, slow)
    await userEvent.click(await section.findByRole('button', { name: 'Add an address' }))
    await expect(section.queryByText('You have no delivery addresses yet')).toBeNull()
    await userEvent.click(section.getByRole('button', { name: 'Cancel' }))
    await waitFor(() => expect(hasFocus(section.getByRole('button', { name: 'Add an address' }))).toBe(true))
  },
}
