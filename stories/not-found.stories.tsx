import { createElement } from 'react'
import { expect, userEvent, within } from 'storybook/test'
import { notFound } from '../elements/not-found.ts'
import { type ElementStory, elementStories, inside } from './element-story.tsx'

export default { ...elementStories(notFound), title: 'Page/shop-not-found' }

/** Shows the title “Page not found”. */
export const Usual: ElementStory = {
  tags: ['BLOCK-02'],
  play: async ({ canvasElement }) => {
    const parts = await inside(canvasElement, 'shop-not-found')
    await parts.findByRole('heading', { level: 1, name: 'Page not found' })
    const home = parts.getByRole('link', { name: 'Go to the home page' })
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

export const WaysOn: ElementStory = {
  name: 'offers a search box, the departments and products',
  play: async ({ canvasElement }) => {
    const parts = await inside(canvasElement, 'shop-not-found')
    const departments = await parts.findByRole('navigation', { name: 'Departments' })
    await expect(await within(departments).findByRole('link', { name: 'Workshop' })).toHaveAttribute('href', '/c/workshop')
    const products = parts.getByRole('region', { name: 'Recommended' })
    await expect((await within(products).findAllByRole('article')).length).toBeGreaterThan(2)
    let url = ''
    canvasElement.addEventListener('shop-navigate', (event) => {
      event.preventDefault()
      url = event.detail.url
    })
    await userEvent.type(parts.getByRole('searchbox'), 'saw{Enter}')
    await expect(url).toBe('/search?search=saw')
  },
}

export const OwnWords: ElementStory = {
  render: () =>
    createElement(
      notFound.tag,
      { heading: 'Nothing here', 'home-link': 'false', 'find-more': 'false' },
      createElement('p', null, 'Ask us.'),
    ),
  play: async ({ canvasElement }) => {
    const parts = await inside(canvasElement, 'shop-not-found')
    await parts.findByRole('heading', { level: 2, name: 'Nothing here' })
    await expect(canvasElement).toHaveTextContent('Ask us.')
    await expect(parts.queryByRole('link')).toBeNull()
    await expect(parts.queryByText('Page not found')).toBeNull()
  },
}
