import { createHash } from 'node:crypto'
import type { Measures } from './measures.ts'

/** Backgrounds of product pictures. */
export type Tint = 'steel' | 'teal' | 'sand' | 'leaf' | 'apricot' | 'lilac' | 'rose' | 'sky' | 'butter' | 'stone'

/** All views: `front` and `detail` are of a product, `tile` is for categories, `banner` has space for text on the left, `scene` and the flatter `strip` are centred; `drawing` shows measures. */
export const views = ['front', 'detail', 'drawing', 'tile', 'banner', 'strip', 'scene'] as const
export type View = (typeof views)[number]

/** A rendered picture on the background of its department: `art` and `beside` are names of demo/content/renders. */
export interface Drawing {
  art: string
  tint: Tint
  view: View
  /** value code of the attribute `colour`; default: the colours of the render */
  colour?: string
  /** additional objects of a wide view */
  beside?: string[]
  /** measures of a dimension drawing */
  measures?: Measures
}

/** A patch of one colour, for attribute values. */
export interface Swatch {
  /** CSS colour: '#d43d3d' */
  swatch: string
}

/** A drawn sign or a typeset word of demo/content/marks. */
export interface Mark {
  /** file name without its ending */
  mark: string
  /** width / height of its view box: 1 for signs, 1.5 for payment signs, 3 for words */
  shape: keyof typeof markRatios
}

/** A picture of an imported catalogue; the table `photo` has its bytes. */
export interface Photo {
  /** sha256 of the bytes, hex */
  photo: string
}

export type Recipe = Drawing | Swatch | Photo | Mark

/** Part of every id. Raise it when recipes render differently: clients cache pictures forever. */
const revision = 2

/** The id of a picture below /images: readable, and different for every recipe so that it can be cached forever. */
export function pictureId(recipe: Recipe): string {
  const hash = createHash('sha256')
    .update(JSON.stringify([revision, facts(recipe)]))
    .digest('hex')
    .slice(0, 8)
  return `${name(recipe)}-${hash}`
}

/** Aspect ratios (width / height) of the wide views. */
export const wideRatios = { banner: 2, strip: 2.6, scene: 1.6 } as const

/** Aspect ratios of marks. */
export const markRatios = { sign: 1, chip: 1.5, word: 3 } as const

/** Valid ids. Nothing else is looked up or becomes part of a file name (R43). */
export const pictureIdPattern = /^[a-z0-9-]{1,120}-[0-9a-f]{8}$/

/** The aspect ratio (width / height) that an id implies. Undefined for photos, which have various ratios. */
export function ratioOf(id: string): number | undefined {
  if (/^photo-[0-9a-f]{8}$/.test(id)) return undefined
  const shape = /^mark-.*-(sign|chip|word)-[0-9a-f]{8}$/.exec(id)?.[1] as keyof typeof markRatios | undefined
  if (shape) return markRatios[shape]
  const view = /-(banner|strip|scene)-[0-9a-f]{8}$/.exec(id)?.[1] as keyof typeof wideRatios | undefined
  return view ? wideRatios[view] : 1
}

function facts(recipe: Recipe): unknown[] {
  if ('photo' in recipe) return ['photo', recipe.photo]
  if ('swatch' in recipe) return ['swatch', recipe.swatch.toLowerCase()]
  if ('mark' in recipe) return ['mark', recipe.mark, recipe.shape]
  return [recipe.art, recipe.view, recipe.tint, recipe.colour ?? null, recipe.beside ?? [], ...(recipe.measures ? [recipe.measures] : [])]
}

function name(recipe: Recipe): string {
  if ('photo' in recipe) return 'photo'
  if ('swatch' in recipe) return 'swatch'
  if ('mark' in recipe) return `mark-${recipe.mark}-${recipe.shape}`
  return `${recipe.art}-${recipe.view}`
}
