import type { MenuNode } from '../../model/page/menu.ts'

export type Screen = 'phone' | 'desktop'

/** Whether a node is for this screen (MENU-02, MENU-03, MENU-04). */
export const isShownOn = ({ platform }: Pick<MenuNode, 'platform'>, screen: Screen): boolean => platform === 'both' || platform === screen

/** What a submenu consists of: links, pictures, and what stands below them all (MENU-06). */
export interface Entry {
  id: string
  title: string
  link: string | undefined
  /** id of the picture for this screen with its text (MENU-05) */
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
  /** levels that are shown */
  depth: number
}

/**
 * A menu as it is shown: nodes of this screen, so many levels deep. A node that stands inside itself is shown once, one
 * that says nothing is left out, so a menu that names itself does not go on for ever.
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

/** The entries on the way to the page on screen, the nearest to it last; `isHere` knows a link that leads to it or to one of its crumbs. */
export function findTrail(entries: readonly Entry[], isHere: (link: string) => boolean): Entry[] {
  for (const entry of entries) {
    const below = findTrail(entry.links, isHere)
    if (below.length > 0) return [entry, ...below]
    if (entry.link !== undefined && isHere(entry.link)) return [entry]
  }
  return []
}

/** All that a submenu holds, where pictures have no place. */
export const allEntries = ({ links, tiles, bottom }: Entry): Entry[] => [...links, ...tiles, ...(bottom ? [bottom] : [])]
