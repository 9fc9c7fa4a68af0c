import { LRUCache } from 'lru-cache'
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

const shapes = new LRUCache<string, Promise<Shape>>({ max: 300 })

/** Loads a render and caches it. `swatch` is the CSS colour of its tinted part. Throws an `UnknownArtError` for an unknown name. */
export function getShape(artFolder: string, art: string, swatch?: string): Promise<Shape> {
  const key = `${artFolder}|${art}|${swatch ?? ''}`
  const known = shapes.get(key)
  if (known) return known
  const loaded = loadShape(artFolder, art, swatch)
  shapes.set(key, loaded)
  loaded.catch(() => shapes.delete(key))
  return loaded
}

async function loadShape(artFolder: string, art: string, swatch: string | undefined): Promise<Shape> {
  const render = findRender(artFolder, art)
  if (!render) throw new UnknownArtError(`Unknown render ${art}`)
  const [left, top, width, height] = render.box
  return {
    source: await readRender(artFolder, art, swatch === undefined ? undefined : hexToOklch(swatch)),
    box: { left, top, width, height },
    cm: render.cm,
  }
}
