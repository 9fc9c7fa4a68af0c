import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { blockTags } from '../../src/domain/page/block-types.ts'
import { categoryBlock } from '../../src/model/listing/category-block.ts'
import { contactsData } from '../../src/model/map/contacts-data.ts'
import { area } from '../../src/model/page/area.ts'
import { bannerData } from '../../src/model/page/banner.ts'
import { blockLayout } from '../../src/model/page/block-field.ts'
import { categoriesBannerData } from '../../src/model/page/categories-banner-data.ts'
import { faqData } from '../../src/model/page/faq-data.ts'
import { imagesData } from '../../src/model/page/images-data.ts'
import { newsItemData, newsListData } from '../../src/model/page/news-data.ts'
import { textData, textWithImageData } from '../../src/model/page/text-data.ts'
import { videoData } from '../../src/model/page/video-data.ts'

const codes = (text: string) => [...text.matchAll(/`([^`]+)`/g)].map(([, name = '']) => name)
const sections = readFileSync(new URL('../../docs/blocks.md', import.meta.url), 'utf8')
  .split(/^## /m)
  .slice(1)
/** Documented fields by the block type in the heading. */
const documented = new Map(
  sections.flatMap((section) => {
    const [heading = '', ...lines] = section.split('\n')
    const fields = lines.filter((line) => line.startsWith('| `')).flatMap((line) => codes(line.split('|')[1] ?? ''))
    return (codes(heading).length ? codes(heading) : [heading]).map((name): [string, string[]] => [name, fields])
  }),
)

test('docs/blocks.md documents every block type', () => {
  expect([...documented.keys()].filter((name) => name in blockTags).sort()).toEqual(Object.keys(blockTags).sort())
})

test.each([
  ['areas', area],
  ['category', categoryBlock],
  ['productListBanner', bannerData],
  ['text', textData],
  ['images', imagesData],
  ['imageRow', imagesData],
  ['video', videoData],
  ['FAQ', faqData],
  ['textWithImage', textWithImageData],
  ['newsList', newsListData],
  ['newsItem', newsItemData],
  ['contacts', contactsData],
  ['categoriesBanner', categoriesBannerData],
])('docs/blocks.md documents exactly the fields of %s', (name, { shape }) => {
  const ownFields = Object.keys(shape).filter((field) => !(field in blockLayout.shape))
  expect(documented.get(name)?.toSorted()).toEqual(ownFields.sort())
})

test('docs/blocks.md documents the layout fields of every type', () => {
  expect(documented.get('Fields of every type')?.toSorted()).toEqual(Object.keys(blockLayout.shape).sort())
})
