import sharp from 'sharp'
import { attributes } from '../../content/common/attributes.ts'
import { readArt } from './art.ts'
import { analyseColours, type ColourProfile, hexToOklch, recolour } from './recolour.ts'
import { findRender, readRender, secondView } from './renders.ts'

/** The visible part of an artwork, in fractions of its view box. */
export interface Box {
  left: number
  top: number
  width: number
  height: number
}

/** An artwork that is ready to be placed: recoloured, rotated and measured. */
export interface Shape {
  /** SVG text, or the bytes of a render */
  source: string | Buffer
  box: Box
  /** the part of the artwork that is drawn; larger than `box` if it has a shadow of its own */
  area: Box
  /** length of the longest side, cm; unknown for icons */
  cm?: number
  /** where it touches the floor, in fractions of the width of the box */
  contact: { from: number; to: number }
  /** the centre of its details, in fractions of the box */
  focus: { x: number; y: number }
}

/** Icons of steel, which no colour variant changes as a whole: at most their handles are coloured. */
const metalArts = new Set(
  'axe carpentry-saw chains clamp crossed-swords dagger gear hammer hammer-and-pick hammer-and-wrench hook kitchen-knife nut-and-bolt pick razor scissors screwdriver spoon wrench'.split(
    ' ',
  ),
)

const rasterPx = 96
const maxCachedShapes = 300
const shapes = new Map<string, Promise<Shape>>()
const profiles = new Map<string, Promise<ColourProfile>>()

/** Loads an artwork. `colour` is a value code of the attribute `colour`, `turn` is in degrees clockwise. Caches shapes. */
export function getShape(art: string, colour?: string, turn = 0): Promise<Shape> {
  return memoize(shapes, `${art}|${colour ?? ''}|${turn}`, () => loadShape(art, colour, turn))
}

async function loadShape(art: string, colour: string | undefined, turn: number): Promise<Shape> {
  if (findRender(art)) return await loadRender(turn === 0 ? art : (secondView(art) ?? art), colour)
  const source = await readArt(art)
  const profile = await memoize(profiles, art, async () => analyseColours(await readPixels(source)))
  const swatch = colour === undefined ? undefined : toSwatch(colour)
  const isTinted = swatch !== undefined && !(profile.isGrey && metalArts.has(art))
  const svg = rotate(recolour(source, profile, isTinted ? hexToOklch(swatch) : undefined), turn)
  const measured = measure(await readPixels(svg))
  return { source: svg, area: measured.box, ...measured }
}

/** A render has its own shadow and cannot be rotated. */
async function loadRender(id: string, colour: string | undefined): Promise<Shape> {
  const { box: [left, top, width, height] = [0, 0, 1, 1], cm } = findRender(id) ?? {}
  const swatch = colour === undefined ? undefined : toSwatch(colour)
  return {
    source: await readRender(id, swatch === undefined ? undefined : hexToOklch(swatch)),
    box: { left, top, width, height },
    area: { left: 0, top: 0, width: 1, height: 1 },
    ...(cm !== undefined && { cm }),
    contact: { from: 0, to: 1 },
    focus: { x: 0.5, y: 0.45 },
  }
}

/** The CSS colour of a value of the attribute `colour`. */
export function toSwatch(colour: string): string | undefined {
  return attributes.find(({ code }) => code === 'colour')?.values?.find(({ value }) => value === colour)?.swatch
}

/** Renders an SVG to raw RGBA, `rasterPx` pixels square. */
async function readPixels(svg: string): Promise<Uint8Array> {
  return await sharp(Buffer.from(svg)).resize(rasterPx, rasterPx, { fit: 'fill' }).ensureAlpha().raw().toBuffer()
}

/** Rotates an SVG. Enlarges the view box, so that the corners are not clipped. */
function rotate(svg: string, degrees: number): string {
  if (degrees === 0) return svg
  const inner = svg.replace(/^[\s\S]*?<svg[^>]*>/, '').replace(/<\/svg>\s*$/, '')
  return `<svg xmlns="http://www.w3.org/2000/svg" fill="none" viewBox="-8 -8 48 48"><g transform="rotate(${degrees} 16 16)">${inner}</g></svg>`
}

function measure(pixels: Uint8Array): Pick<Shape, 'box' | 'contact' | 'focus'> {
  const alpha = (x: number, y: number) => pixels[(y * rasterPx + x) * 4 + 3] ?? 0
  const light = (x: number, y: number) => pixels[(y * rasterPx + x) * 4 + 1] ?? 0
  let [left, top, right, bottom] = [rasterPx, rasterPx, -1, -1]
  eachPixel((x, y) => {
    if (alpha(x, y) < 24) return
    left = Math.min(left, x)
    right = Math.max(right, x)
    top = Math.min(top, y)
    bottom = Math.max(bottom, y)
  })
  if (right < 0) throw new Error('This artwork is empty')
  const [width, height] = [right - left + 1, bottom - top + 1]

  let [from, to] = [right, left]
  const near = bottom - Math.max(1, Math.round(height * 0.1))
  let [weight, sumX, sumY] = [0, 0, 0]
  eachPixel((x, y) => {
    if (alpha(x, y) < 24) return
    if (y >= near) {
      from = Math.min(from, x)
      to = Math.max(to, x)
    }
    const edge = (Math.abs(light(x, y) - light(x + 1, y)) + Math.abs(light(x, y) - light(x, y + 1))) ** 2
    if (alpha(x + 1, y) < 200 || alpha(x, y + 1) < 200) return
    weight += edge
    sumX += edge * x
    sumY += edge * y
  })
  return {
    box: { left: left / rasterPx, top: top / rasterPx, width: width / rasterPx, height: height / rasterPx },
    contact: { from: (from - left) / width, to: (to + 1 - left) / width },
    focus: weight ? { x: (sumX / weight - left) / width, y: (sumY / weight - top) / height } : { x: 0.5, y: 0.45 },
  }
}

function eachPixel(look: (x: number, y: number) => void) {
  for (let y = 0; y < rasterPx; y++) for (let x = 0; x < rasterPx; x++) look(x, y)
}

function memoize<T>(known: Map<string, Promise<T>>, key: string, make: () => Promise<T>): Promise<T> {
  const old = known.get(key)
  if (old) return old
  const made = make()
  known.set(key, made)
  made.catch(() => known.delete(key))
  const [eldest] = known.keys()
  if (known.size > maxCachedShapes && eldest !== undefined) known.delete(eldest)
  return made
}
