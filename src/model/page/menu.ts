import * as z from 'zod/mini'
import { id, list, maybe } from '../field.ts'

export const menuTypes = ['main_menu', 'second_footer_menu', 'FOOTER_MENU'] as const
export type MenuType = (typeof menuTypes)[number]

/** An entry of a menu. `submenuTiles` and `bottomItem` are either separate nodes or a flag (ENT-25). */
export interface MenuNode {
  id: string
  title: string
  /** URL; an entry without one only groups its children */
  link?: string | undefined
  /** kind of the link target, defined by the shop: page, category, external … */
  linkType?: string | undefined
  platform: 'phone' | 'desktop' | 'both'
  nodes?: MenuNode[] | undefined
  imageMobile?: string | undefined
  imageMobileAlt?: string | undefined
  imageDesktop?: string | undefined
  imageDesktopAlt?: string | undefined
  /** tiles of the submenu; true renders the children as tiles */
  submenuTiles?: MenuNode[] | boolean | undefined
  /** last item of the submenu; true makes this node the last item of its parent's submenu */
  bottomItem?: MenuNode | boolean | undefined
}

/** Drops deeper levels, which bounds the recursion on any response. */
const maxLevels = 6
const text = maybe(z.string())
const unread = z.optional(
  z.pipe(
    z.unknown(),
    z.transform(() => undefined),
  ),
)

/** Unknown values mean `both`. */
const platform = z.pipe(
  z.optional(z.unknown()),
  z.transform((value): MenuNode['platform'] => (value === 'phone' || value === 'desktop' ? value : 'both')),
)

function nodeOf(levels: number): z.ZodMiniType<MenuNode> {
  const below = levels > 1 ? nodeOf(levels - 1) : undefined
  return z.looseObject({
    id,
    title: z.string(),
    link: text,
    linkType: text,
    platform,
    imageMobile: text,
    imageMobileAlt: text,
    imageDesktop: text,
    imageDesktopAlt: text,
    nodes: below ? maybe(list(below)) : unread,
    submenuTiles: below ? maybe(z.union([z.boolean(), list(below)])) : unread,
    bottomItem: below ? maybe(z.union([z.boolean(), below])) : unread,
  })
}

export const menuNode = nodeOf(maxLevels)

/** GET /api/menus/{type}. */
export const menu = z.looseObject({ type: z.string(), nodes: list(menuNode) })
export type Menu = z.output<typeof menu>
