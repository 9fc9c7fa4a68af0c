import { expect, userEvent, waitFor } from 'storybook/test'
import { images } from '../elements/images.ts'
import { type ElementStory, elementStories, inside } from './element-story.tsx'
import { filmed, linked, promotion, silent } from './sample-areas.ts'

const tag = 'shop-images'
const areas = [linked, filmed, silent]
const block = (data: object) => JSON.stringify({ title: 'Pictures of the shop', data: { areas, ...data } })
const rootOf = (canvas: HTMLElement) => canvas.querySelector(tag)?.shadowRoot as ShadowRoot
const boxes = (canvas: HTMLElement) => [...rootOf(canvas).querySelectorAll<HTMLElement>('.area-picture')]
const heights = (canvas: HTMLElement) => boxes(canvas).map((box) => Math.round(box.getBoundingClientRect().height))
const columnsOf = (list: Element) => getComputedStyle(list).gridTemplateColumns.split(' ').length

export default { ...elementStories(images), title: 'Content/shop-images', args: { block: block({}) } }

/** A carousel shows one area at a time, here promotions on their pictures. */
export const Carousel: ElementStory = {
  tags: ['BANNER-07', 'BANNER-01', 'BANNER-02'],
  args: { block: block({ displayType: 'carousel', maxHeight: 520, areas: [promotion, { ...promotion, title: 'The bench' }, linked] }) },
  play: async ({ canvasElement }) => {
    const block = await inside(canvasElement, tag)
    const slider = await block.findByRole('group', { name: 'Pictures of the shop' })
    const view = slider.querySelector('.carousel-view') as HTMLElement
    const [first, second] = view.querySelectorAll('li')
    await expect(Math.round(first?.getBoundingClientRect().width ?? 0)).toBe(slider.clientWidth)
    await block.findByText('The reading corner')
    await expect(block.getAllByRole('link', { name: 'See the furniture' })[0]).toHaveAttribute('href', promotion.url)
    await userEvent.click(await block.findByRole('button', { name: 'Next' }))
    await waitFor(() => expect(Math.abs((second?.getBoundingClientRect().left ?? 99) - view.getBoundingClientRect().left)).toBeLessThan(4))
  },
}

/** `displayInSlider` shows areas side by side, scrolled by arrows. */
export const Slider: ElementStory = {
  tags: ['BANNER-07', 'BANNER-11'],
  args: { block: block({ displayInSlider: true, displayType: 'tiles', columnsCount: 2, maxHeight: 120, areas: [...areas, ...areas] }) },
  play: async ({ canvasElement }) => {
    const block = await inside(canvasElement, tag)
    const slider = await block.findByRole('group', { name: 'Pictures of the shop' })
    const view = slider.querySelector('.carousel-view') as HTMLElement
    if (innerWidth >= 768) await expect(slider.querySelector('li')?.clientWidth).toBeLessThan(slider.clientWidth / 1.9)
    await userEvent.click(await block.findByRole('button', { name: 'Next' }))
    await waitFor(() => expect(view.scrollLeft).toBeGreaterThan(0))
  },
}

/** Arranges tiles in two or three columns. */
export const Tiles: ElementStory = {
  tags: ['BANNER-07', 'BANNER-08'],
  args: { block: block({ displayType: 'tiles', columnsCount: 3 }) },
  play: async ({ canvasElement }) => {
    const block = await inside(canvasElement, tag)
    const list = await block.findByRole('list')
    if (innerWidth < 768) return
    await expect(columnsOf(list)).toBe(3)
    canvasElement.querySelector(tag)?.setAttribute('columns', '2')
    await waitFor(() => expect(columnsOf(list)).toBe(2))
  },
}

/** Carousel, slider and tiles share their areas: linked, titled, opening a video, or plain. */
export const Area: ElementStory = {
  tags: ['BANNER-09', 'BANNER-24', 'BANNER-04'],
  play: async ({ canvasElement }) => {
    const block = await inside(canvasElement, tag)
    const details: unknown[] = []
    const onEvent = (event: Event) => {
      event.preventDefault()
      details.push((event as CustomEvent).detail.index)
    }
    canvasElement.addEventListener('shop-area-click', onEvent)
    for (const display of ['tiles', 'carousel', 'slider']) {
      canvasElement.querySelector(tag)?.setAttribute('display', display)
      await waitFor(() => expect(rootOf(canvasElement).querySelector('.areas')).toHaveAttribute('data-display', display))
      await expect(block.getByRole('link', { name: 'Delivery' })).toHaveAttribute('href', linked.url)
      await expect(block.getByRole('img', { name: silent.imageAlt }).closest('a, button')).toBeNull()
      await expect(rootOf(canvasElement).querySelectorAll('img[alt=""]')).toHaveLength(2)
      block.getByRole('button', { name: 'Watch the video: Mending' }).click()
      block.getByRole('link', { name: 'Delivery' }).click()
    }
    canvasElement.removeEventListener('shop-area-click', onEvent)
    // the handler prevented every click
    await expect(details).toEqual([1, 0, 1, 0, 1, 0])
    await expect(block.queryByRole('dialog')).toBeNull()
  },
}

/** Applies `maxHeight`, `aspectRatio` and `verticalSpacing`; the default height is 170 px. */
export const Heights: ElementStory = {
  tags: ['BANNER-11', 'BANNER-10'],
  play: async ({ canvasElement }) => {
    await (await inside(canvasElement, tag)).findByRole('list')
    const element = canvasElement.querySelector(tag)
    const [first] = rootOf(canvasElement).querySelectorAll('img')
    await expect(Math.max(...heights(canvasElement))).toBe(innerWidth < 400 ? Math.max(...heights(canvasElement)) : 170)
    await expect(first?.srcset).toMatch(/h=170&f=webp 1x, .*h=340&f=webp 2x$/)
    element?.setAttribute('block', block({ maxHeight: 90, verticalSpacing: 40 }))
    await waitFor(() => expect(heights(canvasElement)).toEqual([90, 90, 90]))
    await expect(getComputedStyle(rootOf(canvasElement).querySelector('.areas') as Element).paddingBlock).toBe('40px')
    element?.setAttribute('block', block({ maxHeight: 600, aspectRatio: 2 }))
    await waitFor(() => {
      for (const box of boxes(canvasElement)) expect(box.clientWidth / box.clientHeight).toBeCloseTo(2, 1)
    })
  },
}

/** `displayGrayscale` renders the pictures in grayscale. */
export const Grayscale: ElementStory = {
  tags: ['BANNER-11', 'BANNER-03'],
  args: { block: block({ displayGrayscale: true }) },
  play: async ({ canvasElement }) => {
    const picture = await (await inside(canvasElement, tag)).findByRole('img', { name: silent.imageAlt })
    await expect(getComputedStyle(picture).filter).toBe('grayscale(1)')
    await expect(picture).toHaveAttribute('src', expect.stringContaining(silent.imageId))
    canvasElement.querySelector(tag)?.setAttribute('grayscale', 'false')
    await waitFor(() => expect(getComputedStyle(picture).filter).toBe('none'))
  },
}

/** Renders only slotted content without areas. */
export const Empty: ElementStory = {
  args: { block: JSON.stringify({ data: { areas: 'none' } }) },
  play: async ({ canvasElement }) => {
    await inside(canvasElement, tag)
    await expect(rootOf(canvasElement).querySelector('.areas')).toBeNull()
    await expect(rootOf(canvasElement).querySelector('slot[name="empty"]')).not.toBeNull()
  },
}
