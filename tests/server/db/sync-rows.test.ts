import { afterAll, beforeAll, expect, test } from 'vitest'
import { about } from '../../../demo/content/pages/about.ts'
import { menus } from '../../../demo/content/pages/menus.ts'
import { seedShop } from '../../../demo/seed/seed-shop.ts'
import type { Db } from '../../../server/db/db.ts'
import { syncRows } from '../../../server/db/sync-rows.ts'
import { openSeededDb } from '../../../tools/samples/database.ts'

let db: Db
beforeAll(async () => {
  db = await openSeededDb()
})
afterAll(() => db.close())

const menu = { table: 'menu', keys: ['type'], columns: { type: 'text', nodes: 'jsonb' } }
const nodesOf = async (type: string) => (await db.query<{ nodes: unknown }>('select nodes from menu where type = $1', [type]))[0]?.nodes
const write = (nodes: unknown) => syncRows(db, menu, [{ type: 'test', nodes }])
const edit = (nodes: unknown) => db.query("update menu set nodes = $1 where type = 'test'", [JSON.stringify(nodes)])

test('updates an unedited row to the content and keeps an edited one', async () => {
  await write(['first'])
  await write(['second'])
  expect(await nodesOf('test')).toEqual(['second'])
  await edit(['ours'])
  await write(['third'])
  expect(await nodesOf('test')).toEqual(['ours'])
  // what was changed back is the content's again
  await edit(['second'])
  await write(['third'])
  expect(await nodesOf('test')).toEqual(['third'])
})

test('treats a row without a recorded seed as edited until it equals the content', async () => {
  await db.query("delete from seeded where key = 'test'")
  await write(['fourth'])
  expect(await nodesOf('test')).toEqual(['third'])
  await write(['third'])
  await write(['fourth'])
  expect(await nodesOf('test')).toEqual(['fourth'])
})

const pageText = {
  table: 'page_text',
  keys: ['page', 'lang'],
  columns: { page: 'text', lang: 'text', path: 'text', title: 'text', description: 'text', blocks: 'jsonb' },
}
const textOf = async (lang: string) =>
  (await db.query<{ title: string; path: string }>("select title, path from page_text where page = 'about' and lang = $1", [lang]))[0]
const old = (lang: string, path: string) => ({ page: 'about', lang, path, title: 'Of last year', description: '', blocks: [] })

test('a start updates pages and menus of an older shop, except edited ones', async () => {
  await syncRows(db, pageText, [old('en', '/about-old'), old('lt', '/lt/senas')])
  await syncRows(db, menu, [{ type: 'main_menu', nodes: [] }])
  await db.query("update page_text set title = 'Apie mus visus' where page = 'about' and lang = 'lt'")
  await seedShop(db, { drafts: true })
  expect(await textOf('en')).toEqual({ title: about.texts.en.title, path: about.paths.en })
  expect(await textOf('lt')).toEqual({ title: 'Apie mus visus', path: '/lt/senas' })
  expect(await nodesOf('main_menu')).toEqual(JSON.parse(JSON.stringify(menus.main_menu)))
})

test('a page keeps its path if its new one is taken, and the shop starts', async () => {
  await syncRows(db, pageText, [old('en', '/about-old')])
  await db.query("update page_text set path = $1 where page = 'delivery' and lang = 'en'", [about.paths.en])
  await seedShop(db, { drafts: true })
  expect(await textOf('en')).toEqual({ title: 'Of last year', path: '/about-old' })
})
