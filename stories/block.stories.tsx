import { expect, waitFor } from 'storybook/test'
import { block } from '../elements/block.ts'
import { faq } from '../elements/faq.ts'
import type { AnyContract } from '../elements/kit/contract.ts'
import { define } from '../elements/kit/define.tsx'
import { text } from '../elements/text.ts'
import { type ElementStory, elementStories, inside } from './element-story.tsx'

for (const contract of [text, faq]) define(contract as AnyContract)
export default { ...elementStories(block), title: 'Page/shop-block' }

const words = { type: 'text', title: 'Repairs', titleFontSize: 40, data: { text: '<p>We mend what we sell.</p>' } }
const json = (value: object) => JSON.stringify(value)

/** Renders the title in its size and the data in the element of its type. */
export const Filled: ElementStory = {
  tags: ['BLOCK-04'],
  args: { block: json(words) },
  play: async ({ canvasElement }) => {
    await waitFor(() => expect(canvasElement.querySelector('shop-block > shop-text')).not.toBeNull())
    const parts = await inside(canvasElement, 'shop-text')
    const title = await parts.findByRole('heading', { name: 'Repairs' })
    await expect(getComputedStyle(title).fontSize).toBe('40px')
    // plain text until the sanitizer has loaded and replaces it with html
    await waitFor(() => expect(parts.getByText('We mend what we sell.')).toBeVisible())
  },
}

export const OwnAttributes: ElementStory = {
  args: { block: json(words), heading: 'Workshop', 'heading-size': '20' },
  play: async ({ canvasElement }) => {
    await waitFor(() => expect(canvasElement.querySelector('shop-text')).not.toBeNull())
    const title = await (await inside(canvasElement, 'shop-text')).findByRole('heading', { name: 'Workshop' })
    await expect(getComputedStyle(title).fontSize).toBe('20px')
  },
}

export const AnotherType: ElementStory = {
  args: { block: json(words) },
  play: async ({ canvasElement }) => {
    const element = canvasElement.querySelector('shop-block')
    await waitFor(() => expect(element?.querySelector('shop-text')).not.toBeNull())
    Object.assign(element as object, { block: { type: 'FAQ', data: { items: [{ title: 'When?', description: 'Today.' }] } } })
    await waitFor(() => expect([...(element?.children ?? [])].map(({ localName }) => localName)).toEqual(['shop-faq']))
    await (await inside(canvasElement, 'shop-faq')).findByRole('button', { name: 'When?' })
  },
}

/** Renders nothing for an unknown type. */
export const UnknownType: ElementStory = {
  tags: ['BLOCK-01', 'R10'],
  args: { type: 'constructor' },
  play: async ({ canvasElement }) => {
    await inside(canvasElement, 'shop-block')
    await expect(canvasElement.querySelector('shop-block')?.children).toHaveLength(0)
  },
}
