import { expect, waitFor } from 'storybook/test'
import { text } from '../elements/text.ts'
import { type ElementStory, elementStories, inside } from './element-story.tsx'

const tag = 'shop-text'
const words = '<p>Words of a block, laid out as the block or the page asks for.</p>'
const block = (more: object, data: object = {}) =>
  JSON.stringify({ type: 'text', title: 'Layout', ...more, data: { text: words, ...data } })

export default { ...elementStories(text), title: 'Page/Layout of a block', tags: ['!autodocs'], args: { block: block({}) } }

async function frameIn(canvas: HTMLElement) {
  await (await inside(canvas, tag)).findByText(/^Words of a block/)
  const root = canvas.querySelector(tag)?.shadowRoot as ShadowRoot
  const [frame, inner] = ['.frame', '.frame-inner'].map((selector) => root.querySelector(selector) as HTMLElement)
  return { element: canvas.querySelector(tag) as HTMLElement, frame: frame as HTMLElement, inner: inner as HTMLElement }
}

/** Sets the size of a title: a number in pixels, a text unchanged. */
export const Title: ElementStory = {
  tags: ['BLOCK-04'],
  args: { block: block({ titleFontSize: 40 }) },
  play: async ({ canvasElement }) => {
    const { element } = await frameIn(canvasElement)
    const heading = await (await inside(canvasElement, tag)).findByRole('heading', { name: 'Layout' })
    await expect(getComputedStyle(heading).fontSize).toBe('40px')
    element.setAttribute('block', block({ titleFontSize: '2rem' }))
    await waitFor(() => expect(getComputedStyle(heading).fontSize).toBe('32px'))
    element.setAttribute('heading-size', '20')
    await waitFor(() => expect(getComputedStyle(heading).fontSize).toBe('20px'))
  },
}

/** Supports every width; `wide` in the data of a block selects the wide one. */
export const Widths: ElementStory = {
  tags: ['BLOCK-06', 'BLOCK-15'],
  play: async ({ canvasElement }) => {
    const { element, inner } = await frameIn(canvasElement)
    const widest = () => getComputedStyle(inner).maxInlineSize
    for (const [width, most] of [
      ['default', '1440px'],
      ['wide', '1920px'],
      ['narrow', '1200px'],
      ['like-header', '1248px'],
      ['half-header', innerWidth >= 1024 ? '50%' : 'none'],
      ['none', 'none'],
    ] as const) {
      element.setAttribute('width', width)
      await waitFor(() => expect(widest()).toBe(most))
    }
    element.removeAttribute('width')
    element.setAttribute('block', block({}, { wide: true }))
    await waitFor(() => expect(widest()).toBe('1920px'))
  },
}

/** Sets the side padding and the spacing above and below. */
export const Room: ElementStory = {
  tags: ['BLOCK-12', 'BLOCK-13'],
  args: { 'side-padding': true, block: block({}, { blockSpacing: 'large' }) },
  play: async ({ canvasElement }) => {
    const { element, frame } = await frameIn(canvasElement)
    const room = () => Number.parseFloat(getComputedStyle(frame).paddingBlockStart)
    await expect(Number.parseFloat(getComputedStyle(frame).paddingInlineStart)).toBeGreaterThanOrEqual(16)
    const large = room()
    await expect(large).toBeGreaterThanOrEqual(44)
    element.setAttribute('block', block({}, { blockSpacing: 'small' }))
    await waitFor(() => expect(room()).toBeLessThan(large))
    await expect(room()).toBeGreaterThanOrEqual(22)
    element.setAttribute('spacing', 'none')
    await waitFor(() => expect(room()).toBe(0))
  },
}

/** Sets a background on which text is readable in every theme. */
export const Ground: ElementStory = {
  tags: ['BLOCK-14'],
  args: { 'side-padding': true, spacing: 'small', block: block({}, { backgroundColor: '#17324d' }) },
  play: async ({ canvasElement }) => {
    const { element, frame } = await frameIn(canvasElement)
    await expect(getComputedStyle(frame).backgroundColor).toBe('rgb(23, 50, 77)')
    await waitFor(() => expect(getComputedStyle(frame).colorScheme).toBe('dark'))
    element.setAttribute('background-color', '#f3ece1')
    await waitFor(() => expect(getComputedStyle(frame).backgroundColor).toBe('rgb(243, 236, 225)'))
    await waitFor(() => expect(getComputedStyle(frame).colorScheme).toBe('light'))
  },
}
