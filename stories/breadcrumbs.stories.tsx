import { createElement } from 'react'
import { expect } from 'storybook/test'
import { breadcrumbs } from '../elements/breadcrumbs.ts'
import { type ElementStory, elementStories, inside, text } from './element-story.tsx'

export default { ...elementStories(breadcrumbs), title: 'Page/shop-breadcrumbs' }

const crumbs = JSON.stringify([
  { title: 'Workshop', url: '/c/workshop' },
  { title: 'Hand tools', url: '/c/workshop/hand-tools' },
  { title: 'Joiner’s hammer' },
])

export const Home: ElementStory = {
  play: async ({ canvasElement }) => {
    const parts = await inside(canvasElement, 'shop-breadcrumbs')
    await expect(await parts.findByRole('link', { name: 'Home' })).toHaveAttribute('href', '/')
  },
}

/** Shows Home and the crumbs of the route. */
export const Way: ElementStory = {
  tags: ['CRUMB-01'],
  args: { crumbs },
  play: async ({ canvasElement }) => {
    const parts = await inside(canvasElement, 'shop-breadcrumbs')
    const shown = (await parts.findAllByRole('listitem')).map(({ textContent }) => textContent)
    await expect(shown).toEqual(['Home', 'Workshop', 'Hand tools', 'Joiner’s hammer'])
    await expect(parts.getByText('Joiner’s hammer')).toHaveAttribute('aria-current', 'page')
  },
}

export const OwnSeparator: ElementStory = {
  args: { crumbs, 'home-title': 'Start' },
  render: (values) => createElement(breadcrumbs.tag, text(values), createElement('span', { slot: 'separator' }, '/')),
  play: async ({ canvasElement }) => {
    const parts = await inside(canvasElement, 'shop-breadcrumbs')
    await parts.findByRole('link', { name: 'Start' })
    await expect(await parts.findAllByText('/')).toHaveLength(3)
  },
}
