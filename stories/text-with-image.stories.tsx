import { expect, waitFor } from 'storybook/test'
import { textWithImage } from '../elements/text-with-image.ts'
import { type ElementStory, elementStories, inside } from './element-story.tsx'

const tag = 'shop-text-with-image'
const data = {
  text: '<p>Company prices, and a cart that your colleagues can pick up.</p>',
  imageId: 'toolbox-scene-cb33de7e',
  imageWidth: 1440,
  imageHeight: 900,
  imageAlt: 'Ladder, tool case, helmet and bucket',
  actionButtonTitle: 'Open a company account',
  url: '/business',
}
const block = JSON.stringify({ title: 'One account for the whole crew', data })

export default { ...elementStories(textWithImage), title: 'Content/shop-text-with-image', args: { block } }

/** Places the picture to the left or right of the text. */
export const Sides: ElementStory = {
  tags: ['BANNER-16'],
  play: async ({ canvasElement }) => {
    const block = await inside(canvasElement, tag)
    const picture = await block.findByRole('img', { name: data.imageAlt })
    await block.findByText(/Company prices/)
    const words = () => block.getByText(/Company prices/) // a query, because the html replaces the plain text
    await expect(block.getByRole('link', { name: data.actionButtonTitle })).toHaveAttribute('href', '/business')
    const left = (element: Element) => element.getBoundingClientRect().left
    if (innerWidth >= 768) await waitFor(() => expect(left(picture)).toBeLessThan(left(words())))
    canvasElement.querySelector(tag)?.setAttribute('image-position', 'right')
    if (innerWidth >= 768) await waitFor(() => expect(left(picture)).toBeGreaterThan(left(words())))
  },
}

/** Sets a background, without a picture. */
export const OwnGround: ElementStory = {
  tags: ['BANNER-16'],
  args: { block: JSON.stringify({ title: 'Quiet', data: { text: '<p>Words alone.</p>', backgroundColor: '#f3ece1' } }) },
  play: async ({ canvasElement }) => {
    const block = await inside(canvasElement, tag)
    await block.findByText('Words alone.')
    await expect(block.queryByRole('img')).toBeNull()
    const [frame, inner] = ['.frame', '.frame-inner'].map(
      (name) => canvasElement.querySelector(tag)?.shadowRoot?.querySelector(name) as Element,
    )
    await expect(getComputedStyle(frame as Element).backgroundColor).toBe('rgb(243, 236, 225)')
    await expect(getComputedStyle(inner as Element).backgroundColor).toBe('rgba(0, 0, 0, 0)')
  },
}
