import { expect, userEvent, waitFor } from 'storybook/test'
import { productListBanner } from '../elements/product-list-banner.ts'
import { type ElementStory, elementStories, inside } from './element-story.tsx'

const tag = 'shop-product-list-banner'
const area = {
  promoText: 'Two nights out? Pack light and sleep dry.',
  actionButtonTitle: 'See tents',
  url: '/outdoor/tents',
  youtubeUrl: 'https://youtu.be/aqz-KE-bpKQ',
  imageId: 'tent-banner-45ec139a',
  imageAlt: 'A tent with a lantern',
}

export default {
  ...elementStories(productListBanner),
  title: 'Catalogue/shop-product-list-banner',
  args: { 'product-list': 'trail', heading: 'For the trail' },
}

/** The banner with its products. */
async function bannerIn(canvas: HTMLElement) {
  const banner = await inside(canvas, tag)
  await waitFor(() => expect(banner.getAllByRole('article').length).toBeGreaterThan(1), { timeout: 8000 })
  return banner
}

export const Slider: ElementStory = {
  play: async ({ canvasElement }) => {
    const banner = await bannerIn(canvasElement)
    await expect(banner.getAllByRole('article')).toHaveLength(8)
    await userEvent.click(await banner.findByRole('button', { name: 'Next' }))
    const view = canvasElement.querySelector(tag)?.shadowRoot?.querySelector('.carousel-view')
    await waitFor(() => expect(view?.scrollLeft).toBeGreaterThan(0))
  },
}

export const Grid: ElementStory = {
  args: { display: 'grid', 'slides-count': 6 },
  play: async ({ canvasElement }) => {
    const banner = await bannerIn(canvasElement)
    await expect(banner.getAllByRole('article')).toHaveLength(6)
    await expect(banner.queryByRole('button', { name: 'Next' })).toBeNull()
  },
}

/** Shows a promotion with text, button and picture above the products. */
export const Promotion: ElementStory = {
  tags: ['BANNER-01', 'BANNER-02', 'BANNER-03'],
  args: { areas: JSON.stringify([area]) },
  play: async ({ canvasElement }) => {
    const banner = await bannerIn(canvasElement)
    await banner.findByText(area.promoText)
    await expect(banner.getByRole('link', { name: area.actionButtonTitle })).toHaveAttribute('href', expect.stringContaining(area.url))
    await banner.findByRole('img', { name: area.imageAlt })
  },
}

export const TwoPromotions: ElementStory = {
  args: {
    areas: JSON.stringify([area, { ...area, youtubeUrl: '', actionButtonTitle: 'See stoves', promoText: 'A warm supper weighs little.' }]),
  },
  play: async ({ canvasElement }) => {
    const banner = await bannerIn(canvasElement)
    await banner.findByRole('link', { name: 'See stoves' })
  },
}

export const Video: ElementStory = {
  args: { 'product-list': '', areas: JSON.stringify([area]) },
  play: async ({ canvasElement }) => {
    const banner = await inside(canvasElement, tag)
    await banner.findByRole('button', { name: /^Watch the video/ })
  },
}

export const Loading: ElementStory = {
  args: { 'api-base': '/fault/hang@products' },
  play: async ({ canvasElement }) => {
    await inside(canvasElement, tag)
    const root = canvasElement.querySelector(tag)?.shadowRoot
    await waitFor(() => expect(root?.querySelectorAll('[part="skeleton"]')).toHaveLength(8))
  },
}

export const Failed: ElementStory = {
  args: { 'api-base': '/fault/status-500@products' },
  play: async ({ canvasElement }) => {
    await (await inside(canvasElement, tag)).findByRole('button', { name: 'Try again' }, { timeout: 5000 })
  },
}
