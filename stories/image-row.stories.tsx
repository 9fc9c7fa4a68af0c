import { expect, userEvent, waitFor } from 'storybook/test'
import { imageRow } from '../elements/image-row.ts'
import { type ElementStory, elementStories, inside } from './element-story.tsx'
import { brands } from './sample-areas.ts'

const tag = 'shop-image-row'
const block = JSON.stringify({ title: 'Brands', data: { maxHeight: 64, displayGrayscale: true, areas: brands } })

export default { ...elementStories(imageRow), title: 'Content/shop-image-row', args: { block } }

/** Shows pictures in a row, one of which opens a video. */
export const Row: ElementStory = {
  tags: ['BANNER-12', 'BANNER-09'],
  play: async ({ canvasElement }) => {
    const row = await inside(canvasElement, tag)
    const items = await row.findAllByRole('listitem')
    const tops = items.map((item) => Math.round(item.getBoundingClientRect().top))
    if (innerWidth >= 768) await expect(new Set(tops).size).toBe(1)
    await expect(items[0]?.querySelector('.area-picture')?.clientHeight).toBe(64)
    const press = row.getByRole('button', { name: 'Watch the video: Medis' })
    await userEvent.click(press)
    const dialog = await row.findByRole('dialog', { name: 'Medis' }, { timeout: 5000 })
    await expect(dialog.querySelector('iframe')).toHaveAttribute(
      'src',
      expect.stringMatching(/^https:\/\/www\.youtube-nocookie\.com\/embed\//),
    )
    dialog.querySelector<HTMLElement>('button')?.click()
    await waitFor(() => expect(row.queryByRole('dialog')).toBeNull())
  },
}

/** A row becomes a slider. */
export const Slider: ElementStory = {
  tags: ['BANNER-11'],
  args: { slider: true, 'max-height': 200 },
  play: async ({ canvasElement }) => {
    const row = await inside(canvasElement, tag)
    await row.findByRole('group', { name: 'Brands' })
    await expect(row.getAllByRole('listitem')[0]?.querySelector('.area-picture')?.clientHeight).toBeGreaterThan(64)
  },
}
