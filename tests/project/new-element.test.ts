import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { examples } from '../../tools/docs/examples.ts'
import { tagGroups } from '../../tools/docs/tag-groups.ts'
import { generatedTags } from '../../tools/manifest/generated-tags.ts'

const root = new URL('../..', import.meta.url).pathname
let folder = ''
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'new-element-'))
  for (const part of ['elements', 'stories']) cpSync(join(root, part), join(folder, part), { recursive: true })
})
afterEach(() => rmSync(folder, { recursive: true }))

const addContract = (comment: string) =>
  writeFileSync(
    join(folder, 'elements/gift-card.ts'),
    `${comment}\nexport const giftCard = contract({\n  tag: 'shop-gift-card',\n  view: GiftCard,\n})\n`,
  )
const addStory = (group: string) =>
  writeFileSync(join(folder, 'stories/gift-card.stories.tsx'), `export default { title: '${group}/shop-gift-card' }`)
const tagsOf = () =>
  [...(generatedTags(folder).get('elements/kit/generated-tags.ts') ?? '').matchAll(/^ {4}'(shop-[a-z-]+)': /gm)].map(([, tag = '']) => tag)

test('the loader, the types and the servers know a new element from its contract', () => {
  addContract('/** Sells gift cards. */')
  const tags = generatedTags(folder).get('elements/kit/generated-tags.ts')
  expect(tags).toContain("  'shop-gift-card': () => import('../gift-card.ts'),\n")
  expect(tags).toContain("    'shop-gift-card': ElementOf<typeof import('../gift-card.ts').giftCard>\n")
  expect(generatedTags(folder).get('elements/server/generated-tags.ts')).toContain("\n  'shop-gift-card',\n")
})

test('servers render a new element whose contract says so', () => {
  addContract('/**\n * Sells gift cards.\n *\n * @serverRendered\n */')
  const code = generatedTags(folder).get('elements/server/generated-tags.ts')
  expect(code).toContain("import { giftCard } from '../gift-card.ts'\n")
  expect(code).toContain("  'shop-gift-card': giftCard,\n")
})

test('the documentation has the group of a new element from its story, and fails without one', () => {
  addContract('/** Sells gift cards. */')
  expect(() => tagGroups(folder, tagsOf())).toThrow('<shop-gift-card> has no story')
  addStory('Product')
  expect(tagGroups(folder, tagsOf()).Product).toContain('shop-gift-card')
  addStory('Gifts')
  expect(() => tagGroups(folder, tagsOf())).toThrow('the group Gifts')
})

test('every tag has a group, and no example is for a tag that is gone', () => {
  const tags = tagsOf()
  expect(Object.values(tagGroups(root, tags)).flat().toSorted()).toEqual(tags)
  expect(Object.keys(examples).filter((tag) => !tags.includes(tag))).toEqual([])
})

test.each([...generatedTags(root)])('%s is up to date', (path, code) => {
  expect(readFileSync(join(root, path), 'utf8')).toBe(code)
})
