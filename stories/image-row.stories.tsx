import { expect, userEvent, waitFor } from 'storybook/test'
import { imageRow } from '../elements/image-row.ts'
import { type ElementStory, elementStories, inside } from './element-story.tsx'
import { brands } from './sample-areas.ts'

const tag = 'shop-image-row'
const block = JSON.stringify({ title: 'Brands', data: { maxHeight: 88, displayGrayscale: true, areas: brands } })

export default { ...elementStories(imageRow, 'Blocks'), title: 'Blocks/shop-image-row', args: { block } }

export const Row: ElementStory = {
  name: 'BANNER-12, BANNER-09 shows pictures in a row, one of which opens a video',
  play: async ({ canvasElement }) => {
    const row = await inside(canvasElement, tag)
    const items = await row.findAllByRole('listitem')
    const tops = items.map((item) => Math.round(item.getBoundingClientRect().top))
    if (innerWidth >= 768) await expect(new Set(tops).size).toBe(1)
    await expect(items[0]?.querySelector('.area-picture')?.clientHeight).toBe(88)
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

export const Slider: ElementStory = {
  name: 'BANNER-11 a row becomes a slider',
  args: { slider: true, 'max-height': 200 },
  play: async ({ canvasElement }) => {
    const row = await inside(canvasElement, tag)
    await row.findByRole('group', { name: 'Brands' })
    await expect(row.getAllByRole('listitem')[0]?.querySelector('.area-picture')?.clientHeight).toBeGreaterThan(88)
  },
}
