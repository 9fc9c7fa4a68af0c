import { expect, userEvent, waitFor, within } from 'storybook/test'
import { product } from '../elements/product.ts'
import { type ElementStory, elementStories, inside } from './element-story.tsx'

const tag = 'shop-product'
/** ids of products by their number of pictures */
const pictured = { five: 'sw-1201', six: 'dd-1401', seven: 'ck-1402' }

export default {
  ...elementStories(product),
  title: 'Product/shop-product: gallery',
  tags: ['!autodocs'],
  args: { 'product-id': pictured.seven },
}

/** The gallery, once the first picture has rendered. */
async function galleryIn(canvas: HTMLElement) {
  const all = await inside(canvas, tag)
  const stage = await all.findByRole('group', { name: /^Pictures of / }, { timeout: 8000 })
  return { all, stage: within(stage) }
}

/** Shows a main image with arrows, and thumbnails below it. */
export const Gallery: ElementStory = {
  tags: ['PDP-01'],
  play: async ({ canvasElement }) => {
    const { all, stage } = await galleryIn(canvasElement)
    await expect(stage.getAllByRole('img')).toHaveLength(1)
    await stage.findByRole('button', { name: 'Next' })
    await userEvent.click(all.getByRole('button', { name: 'Show picture 2' }))
    await waitFor(() => expect(all.getByRole('button', { name: 'Show picture 2' })).toHaveAttribute('aria-current', 'true'))
  },
}

/** Hides the thumbnails if they are disabled. */
export const WithoutThumbnails: ElementStory = {
  tags: ['PDP-02'],
  args: { thumbnails: 'false' },
  play: async ({ canvasElement }) => {
    const { all } = await galleryIn(canvasElement)
    await expect(all.queryByRole('button', { name: 'Show picture 1' })).toBeNull()
  },
}

const withPictures = (productId: string, shown: number, more: number): ElementStory => ({
  args: { 'product-id': productId },
  play: async ({ canvasElement }) => {
    const { all } = await galleryIn(canvasElement)
    await expect(all.getAllByRole('button', { name: /^Show picture/ })).toHaveLength(shown)
    if (more)
      await expect(all.getByRole('button', { name: `Show ${more} more ${more === 1 ? 'picture' : 'pictures'}` })).toHaveTextContent(
        `+${more}`,
      )
    else await expect(all.queryByRole('button', { name: /more pictures?$/ })).toBeNull()
  },
})

/** Shows five thumbnails for five pictures. */
export const FivePictures: ElementStory = { ...withPictures(pictured.five, 5, 0), tags: ['PDP-03'] }

/** Shows five thumbnails and +1 for six pictures. */
export const SixPictures: ElementStory = { ...withPictures(pictured.six, 5, 1), tags: ['PDP-03'] }

/** Shows five thumbnails and +2 for seven pictures. */
export const SevenPictures: ElementStory = {
  ...withPictures(pictured.seven, 5, 2),
  tags: ['PDP-03'],
}

export const FewerThumbnails: ElementStory = {
  ...withPictures(pictured.seven, 3, 4),
  args: { 'product-id': pictured.seven, 'thumbnails-count': 3 },
}

export const FullScreen: ElementStory = {
  play: async ({ canvasElement }) => {
    const { all } = await galleryIn(canvasElement)
    await userEvent.click(all.getByRole('button', { name: 'Full screen' }))
    const dialog = within(await all.findByRole('dialog', {}, { timeout: 5000 }))
    await dialog.findByText('1 / 7')
    await userEvent.click(dialog.getByRole('button', { name: 'Previous' }))
    await dialog.findByText('7 / 7')
  },
}
