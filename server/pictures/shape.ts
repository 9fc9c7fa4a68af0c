import { attributes } from '../../demo/content/common/attributes.ts'
import { UnknownArtError } from './marks.ts'
import { hexToOklch } from './oklch.ts'
import { findRender, readRender } from './renders.ts'

/** A render that is ready to be placed: recoloured and measured. */
export interface Shape {
  /** a picture with its shadow and a transparent ground */
  source: Buffer
  /** the object without its shadow, in fractions of the picture */
  box: { left: number; top: number; width: number; height: number }
  /** length of the longest side, cm */
  cm: number
}

const maxCachedShapes = 300
const shapes = new Map<string, Promise<Shape>>()

/** Loads a render and caches it. `colour` is a value code of the attribute `colour`. Throws an `UnknownArtError` for an unknown name. */
export function getShape(art: string, colour?: string): Promise<Shape> {
  const key = `${art}|${colour ?? ''}`
  const known = shapes.get(key)
  if (known) return known
  const loaded = loadShape(art, colour)
  shapes.set(key, loaded)
  loaded.catch(() => shapes.delete(key))
  const [eldest] = shapes.keys()
  if (shapes.size > maxCachedShapes && eldest !== undefined) shapes.delete(eldest)
  return loaded
}

async function loadShape(art: string, colour: string | undefined): Promise<Shape> {
  const render = findRender(art)
  if (!render) throw new UnknownArtError(`Unknown render ${art}`)
  const [left, top, width, height] = render.box
  const swatch = colour === undefined ? undefined : toSwatch(colour)
  return {
    source: await readRender(art, swatch === undefined ? undefined : hexToOklch(swatch)),
    box: { left, top, width, height },
    cm: render.cm,
  }
}

/** The CSS colour of a value of the attribute `colour`. */
export function toSwatch(colour: string): string | undefined {
  return attributes.find(({ code }) => code === 'colour')?.values?.find(({ value }) => value === colour)?.swatch
}
