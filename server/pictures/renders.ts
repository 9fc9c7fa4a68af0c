import { existsSync, readFileSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import sharp from 'sharp'
import { fromOklch, hueStep, type Oklch, toOklch } from './oklch.ts'

/** What is known of a render besides its pixels. */
interface RenderFacts {
  /** length of the longest side of the object in the picture, cm */
  cm: number
  /** the object without its shadow: left, top, width, height in fractions of the picture */
  box: [left: number, top: number, width: number, height: number]
}

const factsByFolder = new Map<string, Record<string, RenderFacts>>()

const folderOf = (artFolder: string) => join(artFolder, 'renders')

/** The facts of the render in the shop's folder of art that is named exactly so; undefined if there is none. */
export function findRender(artFolder: string, id: string): RenderFacts | undefined {
  const facts = factsByFolder.get(artFolder) ?? readFacts(folderOf(artFolder))
  factsByFolder.set(artFolder, facts)
  return Object.hasOwn(facts, id) ? facts[id] : undefined
}

/** Keeps only facts whose picture exists: a picture that was deleted no longer is unknown. */
function readFacts(folder: string): Record<string, RenderFacts> {
  const path = join(folder, 'sizes.json')
  if (!existsSync(path)) return {}
  const all: Record<string, RenderFacts> = JSON.parse(readFileSync(path, 'utf8'))
  return Object.fromEntries(Object.entries(all).filter(([id]) => existsSync(join(folder, `${id}.webp`))))
}

/** Reads the line drawing of a render: grey pixels, 255 = line. */
export async function readLines(artFolder: string, id: string): Promise<{ data: Buffer; width: number; height: number }> {
  const { data, info } = await sharp(join(folderOf(artFolder), `${id}.line.webp`))
    .extractChannel(0)
    .raw()
    .toBuffer({ resolveWithObject: true })
  return { data, width: info.width, height: info.height }
}

/** Reads a render as a picture with a transparent ground. `target` recolours only the part that its mask shows. */
export async function readRender(artFolder: string, id: string, target?: Oklch): Promise<Buffer> {
  const folder = folderOf(artFolder)
  const picture = await readFile(join(folder, `${id}.webp`))
  const mask = target && (await readFile(join(folder, `${id}.mask.webp`)).catch(() => undefined))
  if (!target || !mask) return picture
  const { data: pixels, info } = await sharp(picture).ensureAlpha().raw().toBuffer({ resolveWithObject: true })
  const grey = await sharp(mask).resize(info.width, info.height, { fit: 'fill' }).extractChannel(0).raw().toBuffer()
  tintMasked(pixels, grey, target)
  return await sharp(pixels, { raw: { width: info.width, height: info.height, channels: 4 } })
    .webp({ quality: 92, effort: 1 })
    .toBuffer()
}

/** Replaces the colour of the masked pixels and keeps their light and shade. */
function tintMasked(pixels: Uint8Array, mask: Uint8Array, target: Oklch) {
  const main = meanColour(pixels, mask)
  const lift = (target.l - main.l) * 0.85
  mask.forEach((value, index) => {
    if (value < 12) return
    const at = index * 4
    const [r, g, b] = [(pixels[at] ?? 0) / 255, (pixels[at + 1] ?? 0) / 255, (pixels[at + 2] ?? 0) / 255]
    const colour = toOklch(r, g, b)
    // a highlight has little colour and stays white
    const share = main.c < 0.02 ? shade(colour.l) : Math.min(1.15, colour.c / main.c)
    const hue = main.c < 0.02 ? target.h : target.h + hueStep(main.h, colour.h) * 0.3
    const tinted = fromOklch({ l: colour.l + lift * Math.min(1, share + 0.25), c: target.c * 0.94 * share, h: hue })
    const part = value / 255
    ;[r, g, b].forEach((channel, offset) => {
      pixels[at + offset] = Math.round((channel + ((tinted[offset] ?? 0) - channel) * part) * 255)
    })
  })
}

const shade = (lightness: number): number => Math.max(0, 1 - Math.max(0, lightness - 0.7) * 2.4)

/** The dominant colour of the masked pixels, weighted by its chroma. */
function meanColour(pixels: Uint8Array, mask: Uint8Array): Oklch {
  let [weight, l, c, x, y] = [0, 0, 0, 0, 0]
  mask.forEach((value, index) => {
    if (value < 200) return
    const at = index * 4
    const colour = toOklch((pixels[at] ?? 0) / 255, (pixels[at + 1] ?? 0) / 255, (pixels[at + 2] ?? 0) / 255)
    weight += 1
    l += colour.l
    c += colour.c
    x += colour.c * Math.cos((colour.h * Math.PI) / 180)
    y += colour.c * Math.sin((colour.h * Math.PI) / 180)
  })
  if (weight === 0) return { l: 0.6, c: 0, h: 0 }
  return { l: l / weight, c: c / weight, h: (Math.atan2(y, x) * 180) / Math.PI }
}
