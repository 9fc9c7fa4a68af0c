import { createElement } from 'react'
import { expect, userEvent } from 'storybook/test'
import { notFound } from '../elements/not-found.ts'
import { type ElementStory, elementStories, inside } from './element-story.tsx'

export default { ...elementStories(notFound, 'Blocks'), title: 'Blocks/shop-not-found' }

export const Usual: ElementStory = {
  name: 'BLOCK-02 shows the title Page not found',
  play: async ({ canvasElement }) => {
    const parts = await inside(canvasElement, 'shop-not-found')
    await parts.findByRole('heading', { level: 1, name: 'Page not found' })
    const home = parts.getByRole('link', { name: 'Continue shopping' })
    await expect(home).toHaveAttribute('href', '/')
    let url = ''
    canvasElement.addEventListener('shop-navigate', (event) => {
      event.preventDefault()
      url = event.detail.url
    })
    await userEvent.click(home)
    await expect(url).toBe('/')
  },
}

export const OwnWords: ElementStory = {
  render: () => createElement(notFound.tag, { heading: 'Nothing here', 'home-link': 'false' }, createElement('p', null, 'Ask us.')),
  play: async ({ canvasElement }) => {
    const parts = await inside(canvasElement, 'shop-not-found')
    await parts.findByRole('heading', { level: 2, name: 'Nothing here' })
    await expect(canvasElement).toHaveTextContent('Ask us.')
    await expect(parts.queryByRole('link')).toBeNull()
    await expect(parts.queryByText('Page not found')).toBeNull()
  },
}
