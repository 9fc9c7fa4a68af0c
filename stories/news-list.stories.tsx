import { expect, userEvent, waitFor } from 'storybook/test'
import { newsList } from '../elements/news-list.ts'
import { type ElementStory, elementStories, inside } from './element-story.tsx'

const tag = 'shop-news-list'
const patient = { timeout: 8000 }
const columnsOf = (list: HTMLElement) => getComputedStyle(list).gridTemplateColumns.split(' ').length

export default { ...elementStories(newsList), title: 'Content/shop-news-list' }

/** Shows tiles below a heading, with a link to all news. */
export const Tiles: ElementStory = {
  tags: ['NEWS-01'],
  args: { heading: 'News', size: 3, 'all-url': '/news' },
  play: async ({ canvasElement }) => {
    const news = await inside(canvasElement, tag)
    const titles = await news.findAllByRole('heading', { level: 3 }, patient)
    await expect(titles).toHaveLength(3)
    for (const item of news.getAllByRole('listitem')) {
      await expect(item.querySelector('a')).toHaveAttribute('href', expect.stringMatching(/^\/news\//))
      await expect(item.querySelector('time')).toHaveAttribute('datetime', expect.stringMatching(/^\d{4}-\d\d-\d\d/))
    }
    await expect(news.getByRole('link', { name: 'All news' })).toHaveAttribute('href', '/news')
    if (innerWidth >= 1024) await expect(columnsOf(news.getByRole('list'))).toBe(3)
  },
}

/** Shows twenty items by default; the first is a lead story, two columns wide, so that the last row is full. */
export const Twenty: ElementStory = {
  tags: ['NEWS-01', 'CALL-36'],
  play: async ({ canvasElement }) => {
    const news = await inside(canvasElement, tag)
    await waitFor(() => expect(news.getAllByRole('heading', { level: 2 })).toHaveLength(20), patient)
    await expect(news.queryByRole('link', { name: 'All news' })).toBeNull()
    if (innerWidth < 1024) return
    const items = news.getAllByRole('listitem')
    const [lead, second] = items.map((item) => item.getBoundingClientRect())
    await expect(lead?.width).toBeGreaterThan(2 * (second?.width ?? 0))
    await expect(items.at(-1)?.getBoundingClientRect().right).toBeCloseTo(second?.right ?? 0, 0)
  },
}

/** Renders a block of a content system as a list. */
export const BelowEachOther: ElementStory = {
  args: { block: JSON.stringify({ title: 'What is new', data: { size: 4, displayType: 'list', columnsCount: 3 } }) },
  play: async ({ canvasElement }) => {
    const news = await inside(canvasElement, tag)
    await waitFor(() => expect(news.getAllByRole('heading', { level: 3 })).toHaveLength(4), patient)
    await news.findByRole('heading', { level: 2, name: 'What is new' })
    await expect(columnsOf(news.getByRole('list'))).toBe(1)
  },
}

/** Emits the opened item, and the page can cancel the navigation. */
export const Click: ElementStory = {
  tags: ['NEWS-03'],
  args: { size: 2 },
  play: async ({ canvasElement }) => {
    const news = await inside(canvasElement, tag)
    const [link] = await news.findAllByRole('link', {}, patient)
    const details: unknown[] = []
    const element = canvasElement.querySelector(tag)
    element?.addEventListener('shop-news-click', (event) => {
      details.push(event.detail.news.title)
      event.preventDefault()
    })
    const before = location.href
    await userEvent.click(link as HTMLElement)
    await expect(details).toEqual([link?.querySelector('h2')?.textContent])
    await expect(location.href).toBe(before)
  },
}

/** Shows a message without news. */
export const Empty: ElementStory = {
  args: { 'api-base': '/fault/empty@news' },
  play: async ({ canvasElement }) => {
    await (await inside(canvasElement, tag)).findByText('There is no news yet', {}, patient)
  },
}

export const Loading: ElementStory = {
  args: { 'api-base': '/fault/hang@news', size: 3 },
  play: async ({ canvasElement }) => {
    await inside(canvasElement, tag)
    const root = canvasElement.querySelector(tag)?.shadowRoot
    await waitFor(() => expect(root?.querySelectorAll('li')).toHaveLength(3))
    await expect(root?.querySelector('[aria-busy="true"]')).not.toBeNull()
  },
}

export const Failed: ElementStory = {
  args: { 'api-base': '/fault/status-500@news' },
  play: async ({ canvasElement }) => {
    const news = await inside(canvasElement, tag)
    await expect(await news.findByRole('alert', {}, patient)).toHaveTextContent('The news could not be loaded')
    news.getByRole('button', { name: 'Try again' })
  },
}
