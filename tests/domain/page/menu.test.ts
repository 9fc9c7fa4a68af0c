import { describe, expect, test } from 'vitest'
import { allEntries, type Entry, findTrail, hasSubmenu, isShownOn, menuEntries } from '../../../src/domain/page/menu.ts'
import type { MenuNode } from '../../../src/model/page/menu.ts'

const node = (id: string, more: Partial<MenuNode> = {}): MenuNode => ({ id, title: `Title of ${id}`, platform: 'both', ...more })
const desktop = { screen: 'desktop', depth: 3 } as const
const ids = (entries: readonly Entry[]) => entries.map(({ id }) => id)

describe('platform', () => {
  test.each([
    ['MENU-02 a node for phones shows only on phones', 'phone', [true, false]],
    ['MENU-03 a node for desktops shows only on desktops', 'desktop', [false, true]],
    ['MENU-04 a node for both shows on both', 'both', [true, true]],
  ] as const)('%s', (_, platform, shown) => {
    expect([isShownOn({ platform }, 'phone'), isShownOn({ platform }, 'desktop')]).toEqual(shown)
    const nodes = [node('top', { nodes: [node('below', { platform })] })]
    const below = (screen: 'phone' | 'desktop') => menuEntries(nodes, { screen, depth: 2 })[0]?.links.length === 1
    expect([below('phone'), below('desktop')]).toEqual(shown)
  })

  test('MENU-05 a node uses the picture for the screen size', () => {
    const pictured = node('top', { imageMobile: 'small', imageMobileAlt: 'Small', imageDesktop: 'large', imageDesktopAlt: 'Large' })
    expect(menuEntries([pictured], desktop)[0]?.image).toEqual({ id: 'large', alt: 'Large' })
    expect(menuEntries([pictured], { screen: 'phone', depth: 1 })[0]?.image).toEqual({ id: 'small', alt: 'Small' })
    expect(menuEntries([node('top', { imageMobile: 'small' })], desktop)[0]?.image).toBeUndefined()
  })
})

describe('submenu', () => {
  test('MENU-06 a submenu has links, tiles and a bottom item', () => {
    const [entry] = menuEntries([node('top', { nodes: [node('a'), node('b')], submenuTiles: [node('c')], bottomItem: node('d') })], desktop)
    expect(entry && [ids(entry.links), ids(entry.tiles), entry.bottom?.id]).toEqual([['a', 'b'], ['c'], 'd'])
    expect(entry && ids(allEntries(entry))).toEqual(['a', 'b', 'c', 'd'])
  })

  test('MENU-06 children can be tiles, and one of them the bottom item', () => {
    const [entry] = menuEntries([node('top', { submenuTiles: true, nodes: [node('a'), node('b', { bottomItem: true })] })], desktop)
    expect(entry && [ids(entry.links), ids(entry.tiles), entry.bottom?.id]).toEqual([[], ['a'], 'b'])
  })

  test('a node without children has no submenu', () => {
    const nodes = [node('a'), node('b', { nodes: [node('c', { platform: 'phone' })] }), node('d', { bottomItem: node('e') })]
    expect(menuEntries(nodes, desktop).map(hasSubmenu)).toEqual([false, false, true])
  })
})

describe('invalid menus', () => {
  test('the menu shows at most `depth` levels', () => {
    const five = [1, 2, 3, 4, 5].reduceRight<MenuNode[]>((nodes, level) => [node(`level-${level}`, { nodes })], [])
    const levels = (entries: readonly Entry[]): number => (entries[0] ? 1 + levels(entries[0].links) : 0)
    for (const depth of [1, 2, 3]) expect(levels(menuEntries(five, { screen: 'desktop', depth }))).toBe(depth)
  })

  test('a node nested in itself shows once', () => {
    const first = node('first')
    const second = node('second', { nodes: [first] })
    first.nodes = [second]
    first.submenuTiles = [first]
    first.bottomItem = first
    const [entry] = menuEntries([first], { screen: 'desktop', depth: 6 })
    expect(entry && ids(allEntries(entry))).toEqual(['second'])
    expect(entry?.links[0] && allEntries(entry.links[0])).toEqual([])
  })

  test('drops a node without a title', () => {
    expect(ids(menuEntries([node('a', { title: ' ' }), node('b')], desktop))).toEqual(['b'])
  })
})

test('the trail to the current page is the deepest match', () => {
  const tree = menuEntries(
    [
      node('home', { link: '/' }),
      node('tools', {
        link: '/tools',
        nodes: [node('hand', { link: '/tools/hand', nodes: [node('saws', { link: '/tools/hand/saws' })] })],
      }),
    ],
    desktop,
  )
  const wayTo = (address: string) => ids(findTrail(tree, (link) => link === address))
  expect(wayTo('/tools/hand/saws')).toEqual(['tools', 'hand', 'saws'])
  expect(wayTo('/tools')).toEqual(['tools'])
  expect(wayTo('/elsewhere')).toEqual([])
})
