import { expect, waitFor } from 'storybook/test'
import { newsItem } from '../elements/news-item.ts'
import { newsList } from '../src/model/page/news.ts'
import { type ElementStory, elementStories, inside } from './element-story.tsx'

const tag = 'shop-news-item'
const patient = { timeout: 8000 }

/** The first news item that has a product and pictures. */
async function fullItem() {
  const items = newsList.parse(await (await fetch('/api/news?lang=en&size=100')).json())
  const full = items.find(({ productUrl, contentImages, content }) => productUrl && contentImages?.length && content)
  if (!full) throw new Error('The shop has no news item with a product and pictures')
  return full
}

export default { ...elementStories(newsItem), title: 'Content/shop-news-item' }

/** Reports an item that does not exist. */
export const Missing: ElementStory = {
  args: { 'news-id': 'no-such-news', 'all-url': '/news' },
  play: async ({ canvasElement }) => {
    const news = await inside(canvasElement, tag)
    await news.findByText('This news item is not there any more', {}, patient)
    await expect(news.queryByRole('alert')).toBeNull()
    news.getByRole('link', { name: 'All news' })
  },
}

/** Emits an error without an id. */
export const WithoutId: ElementStory = {
  play: async ({ canvasElement }) => {
    const details: unknown[] = []
    const other = document.createElement(tag)
    other.addEventListener('shop-error', ({ detail }) => details.push(detail.attribute))
    canvasElement.append(other)
    await waitFor(() => expect(details).toEqual(['news-id']))
    other.remove()
  },
}

export const Loading: ElementStory = {
  args: { 'news-id': '1', 'api-base': '/fault/hang@news' },
  play: async ({ canvasElement }) => {
    await inside(canvasElement, tag)
    const root = canvasElement.querySelector(tag)?.shadowRoot
    await waitFor(() => expect(root?.querySelectorAll('[part="skeleton"]').length).toBeGreaterThan(2))
  },
}

export const Failed: ElementStory = {
  args: { 'news-id': '1', 'api-base': '/fault/status-500@news' },
  play: async ({ canvasElement }) => {
    const news = await inside(canvasElement, tag)
    await expect(await news.findByRole('alert', {}, patient)).toHaveTextContent('This news item could not be loaded')
    news.getByRole('button', { name: 'Try again' })
  },
}

/** Shows title, date, summary, text, pictures and product. */
export const Article: ElementStory = {
  tags: ['NEWS-02', 'NEWS-03'],
  args: { 'all-url': '/news' },
  play: async ({ canvasElement }) => {
    const item = await fullItem()
    const news = await inside(canvasElement, tag)
    canvasElement.querySelector(tag)?.setAttribute('news-id', item.id)
    const article = await news.findByRole('article', {}, patient)
    news.getByRole('heading', { name: item.title })
    await expect(article.querySelector('time')).toHaveAttribute('datetime', item.publishedAt)
    await waitFor(() => expect(article.querySelectorAll('.news-content p').length).toBeGreaterThan(1), patient)
    const pictures = [...article.querySelectorAll('img')].map(({ src }) => new URL(src).pathname.split('/').pop())
    await expect(pictures).toEqual([item.imageId, ...(item.contentImages ?? [])].map((id) => encodeURIComponent(String(id))))
    await expect(news.getByRole('link', { name: 'See the product of this story' })).toHaveAttribute('href', item.productUrl)
    await expect(news.getByRole('link', { name: 'All news' })).toHaveAttribute('href', '/news')
  },
}
