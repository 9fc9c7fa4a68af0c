import { expect, test } from 'vitest'
import { inOrder, resolveCategories } from '../../../src/domain/page/categories-banner.ts'
import { categoriesBannerData } from '../../../src/model/page/categories-banner-data.ts'

const bare = { categories: undefined, linkCategory: undefined, linkCategoryTitle: undefined, imageFit: undefined, columns: undefined }

test('CAT-08 attributes override the block', () => {
  const data = categoriesBannerData.parse({ categories: [4, 'camp'], linkCategory: 9, linkCategoryTitle: 'All', imageFit: 'contain' })
  expect(resolveCategories(bare, data)).toEqual({ ids: ['4', 'camp'], linkId: '9', linkTitle: 'All', fit: 'contain', columns: undefined })
  expect(resolveCategories({ ...bare, categories: ['home'], imageFit: 'cover', columns: 3 }, data)).toMatchObject({
    ids: ['home'],
    fit: 'cover',
    columns: 3,
  })
})

test('CAT-08 drops duplicate categories; the ids fit into one request', () => {
  expect(resolveCategories({ ...bare, categories: ['a', 'b', 'a', ''] }, undefined).ids).toEqual(['a', 'b'])
  expect(resolveCategories({ ...bare, categories: Array.from({ length: 500 }, (_, place) => `c${place}`) }, undefined).ids).toHaveLength(99)
})

test('CAT-08 keeps the block’s category order and drops missing ones', () => {
  const found = [
    { id: 'b', title: 'B' },
    { id: 'a', title: 'A' },
  ]
  expect(inOrder(['a', 'gone', 'b'], found).map(({ id }) => id)).toEqual(['a', 'b'])
})
