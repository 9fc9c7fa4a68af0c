import type { MenuNode } from '../../model/page/menu.ts'

export type Screen = 'phone' | 'desktop'

/** Whether a node shows on this screen (MENU-02, MENU-03, MENU-04). */
export const isShownOn = ({ platform }: Pick<MenuNode, 'platform'>, screen: Screen): boolean => platform === 'both' || platform === screen

/** A menu entry with its submenu: links, tiles and a bottom item (MENU-06). */
export interface Entry {
  id: string
  title: string
  link: string | undefined
  /** picture for this screen, with its alternative text (MENU-05) */
  image: { id: string; alt: string } | undefined
  links: readonly Entry[]
  tiles: readonly Entry[]
  bottom: Entry | undefined
}

const toImage = (node: MenuNode, screen: Screen): Entry['image'] => {
  const [id, alt] = screen === 'phone' ? [node.imageMobile, node.imageMobileAlt] : [node.imageDesktop, node.imageDesktopAlt]
  return id ? { id, alt: alt ?? '' } : undefined
}

export interface MenuOptions {
  screen: Screen
  /** maximum number of levels */
  depth: number
}

/**
 * The entries of a menu for one screen, at most `depth` levels deep. Skips nodes without a title and nodes inside themselves,
 * so that a cyclic menu ends.
 */
export function menuEntries(nodes: readonly MenuNode[], { screen, depth }: MenuOptions, above: readonly string[] = []): Entry[] {
  const shown = nodes.filter((node) => isShownOn(node, screen) && node.title.trim() !== '' && !above.includes(node.id))
  return shown.map((node) => toEntry(node, { screen, depth }, above))
}

function toEntry(node: MenuNode, { screen, depth }: MenuOptions, above: readonly string[]): Entry {
  const { id, title, link, nodes = [], submenuTiles, bottomItem } = node
  const fill = (children: readonly MenuNode[]) => (depth > 1 ? menuEntries(children, { screen, depth: depth - 1 }, [...above, id]) : [])
  const inside = fill(nodes.filter((child) => child.bottomItem !== true))
  const asTiles = submenuTiles === true
  const last = typeof bottomItem === 'object' ? bottomItem : nodes.find((child) => child.bottomItem === true)
  return {
    id,
    title,
    link: link || undefined,
    image: toImage(node, screen),
    links: asTiles ? [] : inside,
    tiles: asTiles ? inside : fill(Array.isArray(submenuTiles) ? submenuTiles : []),
    bottom: last && fill([last])[0],
  }
}

/** Whether an entry opens a submenu. */
export const hasSubmenu = (entry: Entry): boolean => allEntries(entry).length > 0

/** The entries that lead to the current page, deepest last. `isHere` matches links to the page or to one of its breadcrumbs. */
export function findTrail(entries: readonly Entry[], isHere: (link: string) => boolean): Entry[] {
  for (const entry of entries) {
    const below = findTrail(entry.links, isHere)
    if (below.length > 0) return [entry, ...below]
    if (entry.link !== undefined && isHere(entry.link)) return [entry]
  }
  return []
}

/** All entries of a submenu as one list, for menus without tiles. */
export const allEntries = ({ links, tiles, bottom }: Entry): Entry[] => [...links, ...tiles, ...(bottom ? [bottom] : [])]
