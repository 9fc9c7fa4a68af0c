import { createElement } from 'react'
import { expect } from 'storybook/test'
import { text } from '../elements/text.ts'
import { type ElementStory, elementStories, inside } from './element-story.tsx'

const tag = 'shop-text'
const html =
  '<h3>Delivery</h3><p>We send the same day, see <a href="/delivery">the terms</a>.</p><ul><li>Parcel locker</li><li>Courier</li></ul>' +
  '<table><tr><th>Locker</th><td>€2,90</td></tr></table><script>document.title = "harm"</script><p onclick="alert(1)">Words</p>'

export default { ...elementStories(text), title: 'Content/shop-text' }

/** Renders the sanitized text of the block. */
export const Text: ElementStory = {
  tags: ['BANNER-06'],
  args: { block: JSON.stringify({ title: 'How we send', data: { text: html } }) },
  play: async ({ canvasElement }) => {
    const block = await inside(canvasElement, tag)
    await expect(await block.findByRole('link', { name: 'the terms' }, { timeout: 5000 })).toHaveAttribute('href', '/delivery')
    await block.findByRole('heading', { name: 'How we send' })
    await expect(getComputedStyle(block.getAllByRole('list')[0] as HTMLElement).listStyleType).toBe('disc')
    await expect(canvasElement.querySelector(tag)?.shadowRoot?.querySelectorAll('script, [onclick]')).toHaveLength(0)
    await expect(document.title).not.toBe('harm')
  },
}

/** Renders the content of the tag. */
export const OwnWords: ElementStory = {
  render: () => createElement(tag, { heading: 'From the page' }, createElement('p', {}, 'Words of the page')),
  play: async ({ canvasElement }) => {
    await (await inside(canvasElement, tag)).findByRole('heading', { name: 'From the page' })
    await expect(canvasElement.querySelector('p')).toBeVisible()
  },
}
