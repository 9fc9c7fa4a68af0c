import * as z from 'zod/mini'
import { id, list, maybe } from '../field.ts'

export const menuTypes = ['main_menu', 'second_footer_menu', 'FOOTER_MENU'] as const
export type MenuType = (typeof menuTypes)[number]

/** An entry of a menu (ENT-25). Its tiles and bottom item are nodes of their own, or `true` for what it holds anyway. */
export interface MenuNode {
  id: string
  title: string
  /** address; an entry without one only holds others */
  link?: string | undefined
  /** what the link leads to, in the shop's own words: page, category, external … */
  linkType?: string | undefined
  platform: 'phone' | 'desktop' | 'both'
  nodes?: MenuNode[] | undefined
  imageMobile?: string | undefined
  imageMobileAlt?: string | undefined
  imageDesktop?: string | undefined
  imageDesktopAlt?: string | undefined
  /** tiles of the submenu; true: the children are shown as tiles */
  submenuTiles?: MenuNode[] | boolean | undefined
  /** last item of the submenu; true: this node is the last one of the submenu it stands in */
  bottomItem?: MenuNode | boolean | undefined
}

/** Levels that are read; what lies deeper is left out, so that no answer is too deep to read. */
const readLevels = 6
const text = maybe(z.string())
const unread = z.optional(
  z.pipe(
    z.unknown(),
    z.transform(() => undefined),
  ),
)

/** Anything but a known screen is both. */
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

export const menuNode = nodeOf(readLevels)

/** GET /api/menus/{type}. */
export const menu = z.looseObject({ type: z.string(), nodes: list(menuNode) })
export type Menu = z.output<typeof menu>
