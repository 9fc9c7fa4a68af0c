import { expect, waitFor } from 'storybook/test'
import { video } from '../elements/video.ts'
import { type ElementStory, elementStories, inside } from './element-story.tsx'

const tag = 'shop-video'
const youtube = 'https://www.youtube.com/watch?v=aqz-KE-bpKQ'

export default { ...elementStories(video), title: 'Content/shop-video', args: { heading: 'A film about rabbits' } }

/** Loads a video of another site on press, in the requested aspect ratio. */
export const OtherSite: ElementStory = {
  tags: ['BANNER-13', 'BANNER-14', 'R54'],
  args: {
    block: JSON.stringify({ data: { url: youtube, loop: true, aspectRatio: 1, imageId: 'dining-chair-scene-b652417e' } }),
    width: 'narrow',
  },
  play: async ({ canvasElement }) => {
    const block = await inside(canvasElement, tag)
    const poster = await block.findByRole('button', { name: 'Watch the video: A film about rabbits' })
    await expect(Math.abs(poster.clientWidth - poster.clientHeight)).toBeLessThan(2)
    await expect(poster.querySelector('img')).toHaveAttribute('src', expect.stringContaining('/images/'))
    await expect(canvasElement.querySelector(tag)?.shadowRoot?.querySelector('iframe')).toBeNull()
    canvasElement.querySelector(tag)?.setAttribute('aspect-ratio', '1.777')
    await waitFor(() => expect(poster.clientWidth / poster.clientHeight).toBeCloseTo(1.777, 1))
  },
}

/** Reports a file that cannot be played. */
export const BrokenFile: ElementStory = {
  tags: ['BANNER-13'],
  args: { url: '/images/no-film.mp4', controls: false },
  play: async ({ canvasElement }) => {
    await (await inside(canvasElement, tag)).findByText('The video could not be played', {}, { timeout: 5000 })
  },
}

/** Plays a file without controls muted, and can be paused. */
export const File: ElementStory = {
  tags: ['BANNER-13'],
  args: { url: '/fault/hang@products/api/products', autoplay: true, loop: true, controls: false },
  play: async ({ canvasElement }) => {
    const block = await inside(canvasElement, tag)
    const toggle = await block.findByRole('button', { name: /^(Play|Pause)$/ })
    const player = canvasElement.querySelector(tag)?.shadowRoot?.querySelector('video') as HTMLVideoElement
    await expect([player.loop, player.muted, player.controls]).toEqual([true, true, false])
    player.dispatchEvent(new Event('play'))
    await waitFor(() => expect(toggle).toHaveAccessibleName('Pause'))
    player.dispatchEvent(new Event('pause'))
    await waitFor(() => expect(toggle).toHaveAccessibleName('Play'))
  },
}
