import { createHash } from 'node:crypto'
import type { DepartmentSeed } from '../../content/common/shape.ts'

export type Tint = DepartmentSeed['tint']

/** Shots of one product, in the order of its gallery. */
export const productViews = ['front', 'tilt', 'detail', 'trio'] as const
/** Every shot there is: `tile` heads a category, `banner` and the flatter `strip` leave room for words on the left, `scene` fills the middle. */
export const views = [...productViews, 'tile', 'banner', 'strip', 'scene'] as const
export type View = (typeof views)[number]

/** A drawn picture: an art of fluentui-emoji on the ground of its department. */
export interface Drawing {
  art: string
  tint: Tint
  view: View
  /** code of a value of the attribute `colour`; absent: the colours of the art */
  colour?: string
  /** further arts of a wide view, nearest to the first one first */
  beside?: string[]
}

/** A plain patch of one colour, for the values of an attribute. */
export interface Swatch {
  /** '#d43d3d' */
  swatch: string
}

/** A picture that came with an imported catalogue; its bytes stand in the table `photo`. */
export interface Photo {
  /** sha256 of the bytes, hex */
  photo: string
}

export type Recipe = Drawing | Swatch | Photo

/** Part of every id: raise it when the same recipe is drawn differently, so that caches that keep for ever ask again. */
const revision = 1

/** Address of a picture under /images: readable, and different for every recipe, so it can be cached for ever. */
export function pictureId(recipe: Recipe): string {
  const hash = createHash('sha256')
    .update(JSON.stringify([revision, facts(recipe)]))
    .digest('hex')
    .slice(0, 8)
  return `${name(recipe)}-${hash}`
}

/** Width divided by height of the wide views. */
export const wideRatios = { banner: 2, strip: 4, scene: 1.6 } as const

/** What an id may look like; nothing else is ever looked up or becomes part of a file name (R43). */
export const pictureIdPattern = /^[a-z0-9-]{1,120}-[0-9a-f]{8}$/

/** Width divided by height, as the id tells it; undefined for a photo, which has its own. */
export function ratioOf(id: string): number | undefined {
  if (/^photo-[0-9a-f]{8}$/.test(id)) return undefined
  const view = /-(banner|strip|scene)-[0-9a-f]{8}$/.exec(id)?.[1] as keyof typeof wideRatios | undefined
  return view ? wideRatios[view] : 1
}

function facts(recipe: Recipe): unknown[] {
  if ('photo' in recipe) return ['photo', recipe.photo]
  if ('swatch' in recipe) return ['swatch', recipe.swatch.toLowerCase()]
  return [recipe.art, recipe.view, recipe.tint, recipe.colour ?? null, recipe.beside ?? []]
}

function name(recipe: Recipe): string {
  if ('photo' in recipe) return 'photo'
  if ('swatch' in recipe) return 'swatch'
  return `${recipe.art}-${recipe.view}`
}
