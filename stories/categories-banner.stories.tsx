import { expect, waitFor } from 'storybook/test'
import { categoriesBanner } from '../elements/categories-banner.ts'
import { type ElementStory, elementStories, inside } from './element-story.tsx'

const tag = 'shop-categories-banner'
const patient = { timeout: 8000 }
const data = {
  categories: ['garden', 'gone', 'camp', 'hand-tools'],
  linkCategory: 'home',
  linkCategoryTitle: 'Everything for the home',
  imageFit: 'contain',
}

export default {
  ...elementStories(categoriesBanner),
  title: 'Catalogue/shop-categories-banner',
  args: { block: JSON.stringify({ title: 'Shop by room', data }) },
}

/** Shows the selected categories in order, and a link to another one. */
export const Chosen: ElementStory = {
  tags: ['CAT-08'],
  play: async ({ canvasElement }) => {
    const block = await inside(canvasElement, tag)
    const tiles = await block.findByRole('list', { name: 'Shop by room' }, patient)
    await expect([...tiles.querySelectorAll('.tile-title')].map((title) => title.textContent)).toEqual(['Garden', 'Camp', 'Hand tools'])
    await expect(tiles.querySelector('a')).toHaveAttribute('href', '/c/garden')
    await expect(block.getByRole('link', { name: 'Everything for the home' })).toHaveAttribute('href', '/c/home')
    const picture = tiles.querySelector('img') as HTMLImageElement
    await expect(getComputedStyle(picture).objectFit).toBe('contain')
    await expect(picture.src).toContain('fit=contain')
    canvasElement.querySelector(tag)?.setAttribute('image-fit', 'cover')
    await waitFor(() => expect(picture.src).toContain('fit=cover'))
  },
}

export const Columns: ElementStory = {
  args: { columns: 3 },
  play: async ({ canvasElement }) => {
    const tiles = await (await inside(canvasElement, tag)).findByRole('list', { name: 'Shop by room' }, patient)
    if (innerWidth >= 768) await expect(getComputedStyle(tiles).gridTemplateColumns.split(' ')).toHaveLength(3)
  },
}

export const Loading: ElementStory = {
  args: { 'api-base': '/fault/hang@categories' },
  play: async ({ canvasElement }) => {
    await inside(canvasElement, tag)
    await waitFor(() => expect(canvasElement.querySelector(tag)?.shadowRoot?.querySelectorAll('[part="skeleton"]')).toHaveLength(4))
  },
}

export const Failed: ElementStory = {
  args: { 'api-base': '/fault/status-500@categories' },
  play: async ({ canvasElement }) => {
    await (await inside(canvasElement, tag)).findByRole('button', { name: 'Try again' }, { timeout: 5000 })
  },
}
