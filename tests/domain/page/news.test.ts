import { describe, expect, test } from 'vitest'
import { hasLeadStory, picturesBelow, resolveNewsList } from '../../../src/domain/page/news.ts'
import { newsList, newsResponse } from '../../../src/model/page/news.ts'

const bare = { size: undefined, columns: undefined, layout: undefined, allUrl: undefined }

describe('news', () => {
  test('NEWS-01 a list defaults to 20 items in three columns of tiles', () => {
    expect(resolveNewsList(bare, undefined)).toEqual({ size: 20, columns: 3, layout: 'tiles', allUrl: undefined })
  })

  test('NEWS-01 attributes override the block', () => {
    const data = { size: 3, columnsCount: 2, displayType: 'list', allUrl: '/news' } as const
    expect(resolveNewsList(bare, data)).toEqual({ size: 3, columns: 2, layout: 'list', allUrl: '/news' })
    expect(resolveNewsList({ size: 5, columns: 4, layout: 'tiles', allUrl: '/all' }, data)).toEqual({
      size: 5,
      columns: 4,
      layout: 'tiles',
      allUrl: '/all',
    })
  })

  test.each([
    [{ size: -4, columnsCount: 0 }, 1, 1],
    [{ size: 1e9, columnsCount: 400 }, 100, 6],
    [{ size: 2.9, columnsCount: 2.9 }, 2, 2],
  ])('clamps size and columns of the block %j', (data, size, columns) => {
    expect(resolveNewsList(bare, data)).toMatchObject({ size, columns })
  })

  test.each([
    ['tiles', 7, 3, true],
    ['tiles', 6, 3, false],
    ['tiles', 20, 1, false],
    ['list', 20, 3, false],
  ] as const)('%s of %i items in %i columns open with a lead story: %s', (layout, count, columns, lead) => {
    expect(hasLeadStory(layout, count, columns)).toBe(lead)
  })

  test('NEWS-03 an item has title, imageId, contentImages, content, summary, url, productUrl', () => {
    const item = {
      id: '7',
      title: 'Winter hours',
      imageId: 'tent',
      contentImages: ['tent', 'pan'],
      content: '<p>Open</p>',
      summary: 'Open',
      url: '/news/7',
      productUrl: '/p/tent',
    }
    expect(newsResponse.parse(item)).toMatchObject(item)
    expect(newsResponse.parse([item])).toMatchObject(item)
    expect(newsResponse.parse([])).toBeUndefined()
    expect(newsResponse.parse({ id: 7, title: 'Bare', imageId: null, content: null })).toMatchObject({ id: '7', title: 'Bare' })
  })

  test('NEWS-01 drops an invalid item and keeps the others', () => {
    expect(newsList.parse([{ id: 1, title: 'One' }, { title: 'No id' }, null, { id: 2 }]).map(({ id }) => id)).toEqual(['1'])
  })

  test('pictures below the text exclude duplicates and the main picture', () => {
    expect(picturesBelow({ imageId: 'tent', contentImages: ['pan', 'tent', 'pan', 'cup'] })).toEqual(['pan', 'cup'])
    expect(picturesBelow({ imageId: undefined })).toEqual([])
  })
})
