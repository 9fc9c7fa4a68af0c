import { expect, userEvent, waitFor } from 'storybook/test'
import { block } from '../elements/block.ts'
import { category } from '../elements/category.ts'
import type { AnyContract } from '../elements/kit/contract.ts'
import { define } from '../elements/kit/define.tsx'
import { notFound } from '../elements/not-found.ts'
import { page } from '../elements/page.ts'
import { text } from '../elements/text.ts'
import { type ElementStory, elementStories, inside } from './element-story.tsx'

for (const contract of [block, category, notFound, text]) define(contract as AnyContract)
export default { ...elementStories(page), title: 'Page/shop-page' }

const alone = { header: 'false', footer: 'false', newsletter: 'false', offline: 'false', impersonation: 'false', 'side-cart': 'false' }
const shopPage = (canvas: HTMLElement) => canvas.querySelector('shop-page') as HTMLElement

/** Renders the page of a path: its heading and its blocks. */
export const FixedPath: ElementStory = {
  tags: ['GEN-13'],
  args: { ...alone, path: '/c/workshop' },
  play: async ({ canvasElement }) => {
    await waitFor(() => expect(canvasElement.querySelector('shop-page > h1')).toHaveTextContent('Workshop'))
    await (await inside(canvasElement, 'shop-category')).findByRole('link', { name: /Hand tools/ })
    await expect(document.title).not.toContain('Workshop') // an embedded page does not change the document
  },
}

export const GivenBlocks: ElementStory = {
  args: { ...alone, path: '/' },
  play: async ({ canvasElement }) => {
    const words = (title: string) => ({ type: 'text', title, data: { text: `<p>${title}</p>` } })
    const blocks = [words('One'), { type: 'constructor' }, words('Two'), words('Three')]
    Object.assign(shopPage(canvasElement), { blocks })
    const tags = () => [...canvasElement.querySelectorAll('shop-page > shop-block')].map((it) => it.firstElementChild?.localName)
    await waitFor(() => expect(tags()).toEqual(['shop-text', undefined, 'shop-text', 'shop-text']))
  },
}

export const NotFound: ElementStory = {
  args: { ...alone, path: '/no-such-page' },
  play: async ({ canvasElement }) => {
    await waitFor(() => expect(canvasElement.querySelector('shop-not-found')).not.toBeNull())
    await (await inside(canvasElement, 'shop-not-found')).findByRole('heading', { level: 1, name: 'Page not found' })
  },
}

/** Reports a page that fails to load and renders it once the shop recovers. */
export const Failed: ElementStory = {
  tags: ['R20'],
  args: { ...alone, path: '/c/workshop', 'api-base': '/fault/status-500@path-info' },
  play: async ({ canvasElement }) => {
    const parts = await inside(canvasElement, 'shop-page')
    await userEvent.click(await parts.findByRole('button', { name: 'Try again' }))
    await expect(await parts.findByRole('button', { name: 'Try again' })).toBeVisible()
    await expect(parts.getByRole('alert')).toHaveTextContent('The page could not be loaded')
    shopPage(canvasElement).removeAttribute('api-base')
    await waitFor(() => expect(canvasElement.querySelector('shop-page > h1')).toHaveTextContent('Workshop'))
    await expect(parts.queryByRole('alert')).toBeNull()
  },
}
