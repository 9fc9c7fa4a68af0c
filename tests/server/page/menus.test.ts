import { expect, test } from 'vitest'
import { categoriesOf, departments } from '../../../demo/content/catalogue.ts'
import { pages } from '../../../demo/content/pages/index.ts'
import { type Menu, type MenuNode, type MenuType, menu, menuTypes } from '../../../src/model/page/menu.ts'
import { openReadShop } from '../shop.ts'
import { languages } from './languages.ts'

const shop = await openReadShop()
const read = async (type: MenuType, lang = 'en'): Promise<Menu> => menu.parse(await shop.read(`/api/menus/${type}?lang=${lang}`))
const everyNode = (nodes: readonly MenuNode[]): MenuNode[] =>
  nodes.flatMap((node) => [
    node,
    ...everyNode(node.nodes ?? []),
    ...everyNode(Array.isArray(node.submenuTiles) ? node.submenuTiles : []),
    ...everyNode(typeof node.bottomItem === 'object' ? [node.bottomItem] : []),
  ])

test.each(menuTypes)('MENU-01 CALL-33 the menu %s has its type and nodes', async (type) => {
  const { type: answered, nodes } = await read(type)
  expect(answered).toBe(type)
  expect(nodes.length).toBeGreaterThan(0)
})

test('CALL-33 lang sets the language of titles and links', async () => {
  const [english, lithuanian] = [await read('main_menu'), await read('main_menu', 'lt')]
  expect(english.nodes[0]).toMatchObject({ title: 'Workshop', link: '/c/workshop' })
  expect(lithuanian.nodes[0]).toMatchObject({ title: 'Dirbtuvės', link: '/lt/c/dirbtuves' })
})

test('CALL-33 other menus return 404', async () => {
  for (const type of ['side_menu', 'constructor', '%F0%9F%A7%B0', "'--"]) {
    expect((await shop.ask(`/api/menus/${type}`)).status, type).toBe(404)
  }
})

test('ENT-25 a node has title, link, platform, children, pictures, tiles and a bottom item', async () => {
  const { nodes } = await read('main_menu')
  const [workshop] = nodes
  expect(workshop).toMatchObject({ id: 'workshop', title: 'Workshop', link: '/c/workshop', linkType: 'category', platform: 'both' })
  expect(workshop).toMatchObject({ imageMobileAlt: '', imageDesktopAlt: '', bottomItem: { title: 'All of Workshop', link: '/c/workshop' } })
  expect(workshop?.nodes?.[0]?.nodes?.[0]).toMatchObject({ id: 'hammers-axes', link: '/c/workshop/hand-tools/hammers-axes' })
  expect(workshop?.submenuTiles).toHaveLength(2)
  expect(nodes.some(({ platform }) => platform === 'phone')).toBe(true)
})

test('ENT-25 drops unknown stored fields of a node', () => {
  const tooDeep = Array.from({ length: 5000 }).reduce<object | undefined>(
    (below) => ({ id: 1, title: 'x', nodes: below ? [below] : null }),
    undefined,
  )
  const { nodes } = menu.parse({ type: 'main_menu', nodes: [tooDeep, { title: 'no id' }, { id: 2, title: 'tv', platform: 'tv' }] })
  expect(everyNode(nodes)).toHaveLength(7)
  expect(nodes[1]).toMatchObject({ id: '2', platform: 'both' })
})

test('the main menu is the category tree, and every page and picture of the menus exists', async () => {
  for (const lang of ['en', 'lt']) {
    const main = await read('main_menu', lang)
    const categories = await shop.read<{ id: string; title: string; url: string }[]>(`/api/categories?lang=${lang}`)
    const known = new Map(categories.map(({ url, title }) => [url, title]))
    const shown = everyNode(main.nodes).filter(({ id }) => categories.some((category) => category.id === id))
    expect(shown).toHaveLength(departments.flatMap(categoriesOf).length)
    for (const { title, link } of shown) expect(known.get(link ?? '')).toBe(title)
  }
  const pictures = new Set(
    (await Promise.all(menuTypes.map((type) => read(type))))
      .flatMap(({ nodes }) => everyNode(nodes))
      .flatMap(({ imageMobile, imageDesktop }) => [imageMobile, imageDesktop]),
  )
  pictures.delete(undefined)
  expect(pictures.size).toBeGreaterThan(40)
  const [first] = pictures
  expect((await shop.ask(`/images/${first}?w=170`)).status).toBe(200)
  const rows = await shop.deps.db.query<{ id: string }>('select id from image')
  const drawn = new Set(rows.map(({ id }) => id))
  expect([...pictures].filter((id) => id && !drawn.has(id))).toEqual([])
})

test('MENU-01 the footer menus link to every page except those of the header and those for editors', async () => {
  const elsewhere = ['home', 'search', 'wishlist', 'cart', 'styleguide', 'all-blocks']
  const expected = pages.filter(({ key, previewToken }) => !elsewhere.includes(key) && previewToken === undefined)
  expect(expected.length).toBeGreaterThan(15)
  for (const lang of languages) {
    const foot = await Promise.all((['second_footer_menu', 'FOOTER_MENU'] as const).map((type) => read(type, lang)))
    const links = new Set(foot.flatMap(({ nodes }) => everyNode(nodes)).map(({ link }) => link))
    expect(expected.map(({ paths }) => paths[lang]).filter((path) => !links.has(path))).toEqual([])
  }
})
