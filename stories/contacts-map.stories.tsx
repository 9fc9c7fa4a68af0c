import { expect, userEvent, waitFor } from 'storybook/test'
import { contactsMap } from '../elements/contacts-map.ts'
import { type ElementStory, elementStories, inside } from './element-story.tsx'

const tag = 'shop-contacts-map'
const patient = { timeout: 15_000 }

const shops = [
  { _id: 'centre', title: 'Centre', city: 'Vilnius', coordinates: '54.6872,25.2797', hours: '<p><b>9:00–20:00</b></p>' },
  { _id: 'north', title: 'North', city: 'Vilnius', coordinates: '54.71,25.26' },
  { _id: 'nowhere', title: 'Nowhere', city: 'Vilnius', coordinates: 'by the river' },
]

export default { ...elementStories(contactsMap), title: 'Content/shop-contacts-map', args: { height: '420px', shops } }

const mapIn = (canvas: HTMLElement) => canvas.querySelector(tag)?.shadowRoot?.querySelector('[part="map"]')
const marker = (canvas: HTMLElement) => canvas.querySelector(tag)?.shadowRoot?.querySelector('[part="marker"]')

/** Simulates a browser without WebGL. */
const withoutGraphics = () => {
  const whole = HTMLCanvasElement.prototype.getContext
  HTMLCanvasElement.prototype.getContext = function (this: HTMLCanvasElement, kind: string, ...rest: unknown[]) {
    return kind.startsWith('webgl') ? null : Reflect.apply(whole, this, [kind, ...rest])
  } as typeof whole
  return () => {
    HTMLCanvasElement.prototype.getContext = whole
  }
}

/** Uses `pushPinIconId` as the picture of the markers. */
export const Picture: ElementStory = {
  tags: ['CONT-13'],
  args: { selected: 'centre', 'pin-image': 'mark-birch-and-bolt-sign-46c6cecf' },
  play: async ({ canvasElement }) => {
    await waitFor(
      () => expect(marker(canvasElement)).toHaveAttribute('src', expect.stringContaining('/images/mark-birch-and-bolt-sign-46c6cecf?w=68')),
      patient,
    )
    await expect(marker(canvasElement)).toHaveAttribute('width', '34')
  },
}

/** The selected shop has a card above its marker. */
export const Selected: ElementStory = {
  tags: ['CONT-10', 'CONT-14'],
  play: async ({ canvasElement }) => {
    const details: string[] = []
    canvasElement.addEventListener('shop-location-select', (event) => details.push((event as CustomEvent).detail.shop._id))
    const block = await inside(canvasElement, tag)
    await userEvent.selectOptions(await block.findByRole('combobox', { name: 'Choose a shop' }, patient), 'centre')
    const card = await block.findByRole('region', { name: 'Centre' }, patient)
    await waitFor(() => expect(card.querySelector('.shop-hours b')).toHaveTextContent('9:00–20:00'), patient)
    await expect(marker(canvasElement)).toHaveAttribute('width', '34')
    await userEvent.click(block.getByRole('button', { name: /^North/ }))
    await block.findByRole('region', { name: 'North' })
    await expect(details).toEqual(['centre', 'north'])
    await userEvent.keyboard('{Escape}')
    await userEvent.click(block.getByRole('button', { name: 'Close' }))
    await waitFor(() => expect(block.queryByRole('region', { name: 'North' })).toBeNull())
  },
}

/** A browser without WebGL gets a message instead of the map. */
export const WithoutGraphics: ElementStory = {
  beforeEach: withoutGraphics,
  play: async ({ canvasElement }) => {
    const block = await inside(canvasElement, tag)
    await block.findByText('This browser cannot show the map', {}, patient)
    await expect(mapIn(canvasElement)?.querySelector('canvas')).toBeNull()
  },
}

export const Loading: ElementStory = {
  args: { shops: undefined, 'api-base': '/fault/hang@shipping-salons' },
  play: async ({ canvasElement }) => {
    await inside(canvasElement, tag)
    await expect(mapIn(canvasElement)?.querySelector('[part="skeleton"]')).toBeVisible()
  },
}

export const Failed: ElementStory = {
  args: { shops: undefined, 'api-base': '/fault/status-500@shipping-salons' },
  play: async ({ canvasElement }) => {
    await (await inside(canvasElement, tag)).findByRole('alert', {}, patient)
  },
}
