import sharp, { type Sharp } from 'sharp'
import { lettering, letteringWidth } from './lettering.ts'
import { type Measure, type Measures, measureText, millimetres } from './measures.ts'
import type { Drawing } from './picture.ts'
import { readLines } from './renders.ts'
import { tints } from './tints.ts'

const ink = { red: 0x6c, green: 0x7b, blue: 0x89 }
const inkColour = `rgb(${ink.red} ${ink.green} ${ink.blue})`

/** A box in pixels. */
interface Extent {
  left: number
  top: number
  width: number
  height: number
}

/** Draws a product in lines with its measures, `side` pixels square. */
export async function drawDimensions(artFolder: string, { art, tint, measures: known = {} }: Drawing, side: number): Promise<Sharp> {
  const lines = await trim(await readLines(artFolder, art))
  const measures = alongLongestSide(known, lines)
  const room = { left: 0.13, top: 0.13, width: measures.up ? 0.64 : 0.74, height: measures.across ? 0.62 : 0.74 }
  const scale = Math.min(room.width / lines.width, room.height / lines.height) * side
  const [width, height] = [Math.max(1, Math.round(lines.width * scale)), Math.max(1, Math.round(lines.height * scale))]
  const object: Extent = {
    width,
    height,
    left: Math.round((room.left + room.width / 2) * side - width / 2),
    top: Math.round((room.top + room.height / 2) * side - height / 2),
  }
  const grey = await sharp(lines.data, { raw: { width: lines.width, height: lines.height, channels: 1 } })
    .resize(width, height, { fit: 'fill' })
    .extractChannel(0)
    .raw()
    .toBuffer()
  const inked = Buffer.alloc(width * height * 4)
  for (const [index, value] of grey.entries()) inked.set([ink.red, ink.green, ink.blue, Math.min(255, value * 1.25)], index * 4)
  const { light, deep } = tints[tint]
  // opaque, because thin lines would vanish on a dark page
  const ground = `<svg xmlns="http://www.w3.org/2000/svg" width="${side}" height="${side}"><defs><radialGradient id="g" cx="0.5" cy="0.42" r="0.76">
    <stop offset="0.1" stop-color="${light}"/><stop offset="1" stop-color="${deep}"/></radialGradient></defs>
    <rect width="100%" height="100%" fill="url(#g)"/>${dimensionLines(measures, object, side)}</svg>`
  return sharp(Buffer.from(ground)).composite([{ input: inked, raw: { width, height, channels: 4 }, left: object.left, top: object.top }])
}

/** A single length is that of the longest side of the picture; so is the longer one of two. */
function alongLongestSide({ across, up, isRound }: Measures, { width, height }: Lines): Measures {
  const isUpright = height > width * 1.15
  if (isRound || !across || !isUpright || isTaller(up, across))
    return { ...(across && { across }), ...(up && { up }), ...(isRound && { isRound }) }
  return { up: across, ...(up && { across: up }) }
}

const isTaller = (up: Measure | undefined, across: Measure): boolean => up !== undefined && millimetres(up) >= millimetres(across)

/** Extension lines, dimension lines with arrows and lettering: below the object for its width, right of it for its height. */
export function dimensionLines({ across, up, isRound }: Measures, { left, top, width, height }: Extent, side: number): string {
  const [right, bottom, gap, letters, arrow] = [left + width, top + height, side * 0.018, side * 0.034, side * 0.016]
  const parts: string[] = []
  const line = (x1: number, y1: number, x2: number, y2: number) => parts.push(`<path d="M${x1} ${y1}L${x2} ${y2}"/>`)
  const head = (x: number, y: number, dx: number, dy: number) =>
    parts.push(
      `<path d="M${x} ${y}L${x + dx * arrow + dy * arrow * 0.32} ${y + dy * arrow + dx * arrow * 0.32}L${x + dx * arrow - dy * arrow * 0.32} ${y + dy * arrow - dx * arrow * 0.32}Z" fill="${inkColour}" stroke="none"/>`,
    )
  if (across) {
    const y = bottom + side * 0.075
    const text = `${isRound ? 'Ø ' : ''}${measureText(across)}`
    for (const x of [left, right]) line(x, bottom + gap, x, y + gap)
    parts.push(`<g data-measure="${text}">`)
    line(left, y, right, y)
    head(left, y, 1, 0)
    head(right, y, -1, 0)
    parts.push(lettering(text, { x: left + width / 2, y: y + letters * 1.1, height: letters }), '</g>')
  }
  if (up) {
    const x = right + side * 0.075
    const text = measureText(up)
    for (const y of [top, bottom]) line(right + gap, y, x + gap, y)
    parts.push(`<g data-measure="${text}">`)
    line(x, top, x, bottom)
    head(x, top, 0, 1)
    head(x, bottom, 0, -1)
    const fits = letteringWidth(text, letters) < height + side * 0.2
    parts.push(lettering(text, { x: x + letters * 1.1, y: top + height / 2, height: letters, turn: fits ? -90 : 0 }), '</g>')
  }
  return `<g fill="none" stroke="${inkColour}" stroke-width="${Math.max(1, side * 0.0022)}">${parts.join('')}</g>`
}

interface Lines {
  data: Buffer
  width: number
  height: number
}

/** Crops a line picture to its lines. */
async function trim({ data, width, height }: Lines): Promise<Lines> {
  let [left, top, right, bottom] = [width, height, -1, -1]
  data.forEach((value, index) => {
    if (value < 60) return
    const [x, y] = [index % width, Math.floor(index / width)]
    ;[left, right, top, bottom] = [Math.min(left, x), Math.max(right, x), Math.min(top, y), Math.max(bottom, y)]
  })
  if (right < 0) throw new Error('This drawing is empty')
  const area = { left, top, width: right - left + 1, height: bottom - top + 1 }
  return {
    ...area,
    data: await sharp(data, { raw: { width, height, channels: 1 } })
      .extract(area)
      .extractChannel(0)
      .raw()
      .toBuffer(),
  }
}
