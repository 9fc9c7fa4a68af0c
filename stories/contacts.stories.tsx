import { expect, userEvent, waitFor } from 'storybook/test'
import { contacts } from '../elements/contacts.ts'
import { type ElementStory, elementStories, inside } from './element-story.tsx'

const tag = 'shop-contacts'
const patient = { timeout: 8000 }

/* The stories of shop-contacts-map show the map; these show the list. */
export default { ...elementStories(contacts), title: 'Content/shop-contacts', args: { heading: 'Shops and contacts', map: false } }

async function shopsIn(canvas: HTMLElement) {
  const block = await inside(canvas, tag)
  const list = await block.findByRole('list', { name: 'Shops' }, patient)
  await waitFor(() => expect(list.querySelectorAll('[part="shop"]').length).toBeGreaterThan(0), patient)
  return { block, cards: () => [...list.querySelectorAll<HTMLElement>('[part="shop"]')] }
}

/** Renders hours as HTML and the phone number as a link. */
export const Filled: ElementStory = {
  tags: ['CONT-14'],
  play: async ({ canvasElement }) => {
    const { cards } = await shopsIn(canvasElement)
    const [first] = cards()
    await waitFor(() => expect(first?.querySelector('.shop-hours strong')).toHaveTextContent(/\d:\d\d/), patient)
    await expect(first?.querySelector('a[href^="tel:+370"]')).toHaveTextContent(/^\+370 \d/)
  },
}

export const OneCity: ElementStory = {
  args: { city: 'Kaunas' },
  play: async ({ canvasElement }) => {
    const { block, cards } = await shopsIn(canvasElement)
    for (const card of cards()) await expect(card.querySelector('.shop-item-address')).toHaveTextContent(/Kaunas$/)
    await expect(block.getByRole('combobox', { name: 'City' })).toHaveValue('Kaunas')
  },
}

/** Lists the shops of the selected city. */
export const AnotherCity: ElementStory = {
  tags: ['CONT-01', 'CONT-02'],
  play: async ({ canvasElement }) => {
    const details: unknown[] = []
    canvasElement.addEventListener('shop-city-change', (event) => details.push((event as CustomEvent).detail))
    const { block, cards } = await shopsIn(canvasElement)
    const all = cards().length
    await userEvent.selectOptions(block.getByRole('combobox', { name: 'City' }), 'Vilnius')
    for (const card of cards()) await expect(card.querySelector('.shop-item-address')).toHaveTextContent(/Vilnius$/)
    await expect(cards().length).toBeLessThan(all)
    await expect(details).toEqual([{ city: 'Vilnius' }])
  },
}

export const WithoutDirections: ElementStory = {
  args: { directions: false, distance: false },
  play: async ({ canvasElement }) => {
    const { block } = await shopsIn(canvasElement)
    await expect(block.queryByText('Directions')).toBeNull()
    await expect(block.queryByRole('button', { name: 'Show distance' })).toBeNull()
  },
}

export const Empty: ElementStory = {
  args: { 'api-base': '/fault/empty@shipping-salons' },
  play: async ({ canvasElement }) => {
    await (await inside(canvasElement, tag)).findByText('There are no shops here yet', {}, patient)
  },
}

export const Loading: ElementStory = {
  args: { 'api-base': '/fault/hang@shipping-salons' },
  play: async ({ canvasElement }) => {
    const block = await inside(canvasElement, tag)
    await expect(block.getByRole('combobox', { name: 'City' })).toBeDisabled()
    await expect(canvasElement.querySelector(tag)?.shadowRoot?.querySelectorAll('[part="skeleton"]')).toHaveLength(3)
  },
}

export const Failed: ElementStory = {
  args: { 'api-base': '/fault/status-500@shipping-salons' },
  play: async ({ canvasElement }) => {
    const block = await inside(canvasElement, tag)
    await expect(await block.findByRole('alert', {}, patient)).toHaveTextContent('The shops could not be loaded')
    await block.findByRole('button', { name: 'Try again' })
  },
}
