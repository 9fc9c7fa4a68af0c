import { createElement } from 'react'
import { expect, userEvent, waitFor } from 'storybook/test'
import { faq } from '../elements/faq.ts'
import { type ElementStory, elementStories, inside } from './element-story.tsx'

const tag = 'shop-faq'
const items = [
  { title: 'When does my order leave?', description: '<p>The same day, if you order <b>before 14:00</b>.</p>' },
  { title: 'Can my company pay by invoice?', description: '<p>Yes, within 30 days.</p>' },
  { title: 'How do I return a product?', description: 'Within 30 days, free of charge.' },
]
const block = JSON.stringify({ title: 'Questions buyers ask', data: { items } })

export default { ...elementStories(faq), title: 'Content/shop-faq', args: { block } }

const expanded = (buttons: HTMLElement[]) => buttons.map((button) => button.getAttribute('aria-expanded'))

/** Answers open and close on click, several at once. */
export const Questions: ElementStory = {
  tags: ['BANNER-15'],
  play: async ({ canvasElement }) => {
    const block = await inside(canvasElement, tag)
    const questions = (await block.findAllByRole('heading', { level: 3 })).map((heading) => heading.querySelector('button') as HTMLElement)
    await expect(expanded(questions)).toEqual(['false', 'false', 'false'])
    const details: unknown[] = []
    const onEvent = (event: Event) => details.push((event as CustomEvent).detail)
    canvasElement.addEventListener('shop-faq-toggle', onEvent)
    await expect(block.getByText(/Within 30 days, free/)).not.toBeVisible()
    for (const place of [0, 2, 0]) await userEvent.click(questions[place] as HTMLElement)
    canvasElement.removeEventListener('shop-faq-toggle', onEvent)
    await waitFor(() => expect(expanded(questions)).toEqual(['false', 'false', 'true']))
    // plain text until the sanitizer has loaded and replaces it with html
    await waitFor(() => expect(block.getByText(/Within 30 days, free/)).toBeVisible())
    await expect(details).toEqual([
      { index: 0, open: true },
      { index: 2, open: true },
      { index: 0, open: false },
    ])
  },
}

/** Keeps a single answer open, initially the requested one. */
export const OneAtATime: ElementStory = {
  tags: ['BANNER-15'],
  args: { multiple: false, 'open-index': 1 },
  play: async ({ canvasElement }) => {
    const block = await inside(canvasElement, tag)
    const questions = (await block.findAllByRole('heading', { level: 3 })).map((heading) => heading.querySelector('button') as HTMLElement)
    await waitFor(() => expect(expanded(questions)).toEqual(['false', 'true', 'false']))
    await userEvent.click(questions[0] as HTMLElement)
    await waitFor(() => expect(expanded(questions)).toEqual(['true', 'false', 'false']))
  },
}

/** Reads `<details>` elements inside the tag. */
export const Details: ElementStory = {
  tags: ['BANNER-15'],
  render: () =>
    createElement(
      tag,
      { heading: 'From the page' },
      createElement('details', { open: true }, createElement('summary', {}, 'Is this open?'), createElement('p', {}, 'It is')),
    ),
  play: async ({ canvasElement }) => {
    const block = await inside(canvasElement, tag)
    await expect(await block.findByRole('button', { name: 'Is this open?' })).toHaveAttribute('aria-expanded', 'true')
    await expect(await block.findByText('It is')).toBeVisible()
  },
}
