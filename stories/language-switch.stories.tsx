import { expect, userEvent, waitFor } from 'storybook/test'
import { languageSwitch } from '../elements/language-switch.ts'
import { type ElementStory, elementStories, inside } from './element-story.tsx'
import { withConfiguration } from './with-configuration.ts'

export default { ...elementStories(languageSwitch), title: 'Account/shop-language-switch' }

export const Closed: ElementStory = {
  play: async ({ canvasElement }) => {
    const parts = await inside(canvasElement, 'shop-language-switch')
    await parts.findByRole('button', { name: 'Language: English' })
  },
}

/** Offers the front locales by their native names. */
export const Open: ElementStory = {
  tags: ['LANG-05', 'LANG-06'],
  play: async ({ canvasElement }) => {
    const parts = await inside(canvasElement, 'shop-language-switch')
    await userEvent.click(await parts.findByRole('button'))
    const options = (await parts.findAllByRole('listitem')).map(({ textContent }) => textContent)
    await expect(options).toEqual(['English', 'Lietuvių'])
  },
}

export const Links: ElementStory = {
  args: { layout: 'links' },
  play: async ({ canvasElement }) => {
    const parts = await inside(canvasElement, 'shop-language-switch')
    await expect(await parts.findByText('English')).toHaveAttribute('aria-current', 'true')
  },
}

export const Inline: ElementStory = {
  args: { layout: 'inline', languages: 'lt en' },
  play: async ({ canvasElement }) => {
    const parts = await inside(canvasElement, 'shop-language-switch')
    const options = (await parts.findAllByRole('listitem')).map(({ textContent }) => textContent)
    await expect(options).toEqual(['Lietuvių', 'English'])
  },
}

/** Renders nothing for a shop with one language. */
export const NoChoice: ElementStory = {
  tags: ['LANG-05'],
  beforeEach: withConfiguration({ features: { frontLocales: ['en'] } }),
  play: async ({ canvasElement }) => {
    const parts = await inside(canvasElement, 'shop-language-switch')
    await waitFor(() => expect(parts.queryByRole('button')).toBeNull())
  },
}
