import sharp, { type Sharp } from 'sharp'
import { compose } from './compose.ts'
import { drawDimensions } from './dimension-drawing.ts'
import type { Format } from './format.ts'
import { type Frame, pixelsIn } from './frame.ts'
import { readMark, UnknownArtError } from './marks.ts'
import type { Drawing } from './picture.ts'

// the queue renders two pictures at once; more threads per picture would compete for the same processors
sharp.concurrency(1)
sharp.cache({ memory: 50 })

/** Larger photos are rejected before they are decoded. */
const maxPhotoPixels = 40_000_000

/** Renders a drawing into a frame; `swatch` is the CSS colour that its `colour` means. */
export async function drawIn(
  artFolder: string | undefined,
  frame: Frame,
  ratio: number,
  drawing: Drawing,
  swatch?: string,
): Promise<Sharp> {
  if (artFolder === undefined) throw new UnknownArtError(`The shop has no renders, such as ${drawing.art}`)
  const { width, height } = pixelsIn(frame, ratio)
  if (drawing.view === 'drawing') {
    const drawn = await drawDimensions(artFolder, drawing, Math.max(width, height))
    return width === height ? drawn : sharp(await drawn.png().toBuffer()).resize(width, height, { fit: 'cover' })
  }
  const drawn = await compose(artFolder, drawing, Math.ceil(Math.max(height, width / ratio)), swatch)
  if (Math.round(height * ratio) === width) return drawn
  const whole = await drawn.png({ compressionLevel: 0 }).toBuffer()
  // banners have their objects on the right and space for text on the left, which is cropped first
  return sharp(whole).resize(width, height, { fit: 'cover', position: drawing.view === 'banner' ? 'right' : 'centre' })
}

/** A patch of one CSS colour. */
export function patchIn(frame: Frame, colour: string): Sharp {
  return sharp({ create: { ...pixelsIn(frame, 1), channels: 3, background: colour } })
}

/** Draws a mark on a transparent ground. `cover` gives it a margin instead of cropping it. */
export async function markIn(artFolder: string | undefined, frame: Frame, ratio: number, name: string): Promise<Sharp> {
  const { width, height } = pixelsIn(frame, ratio)
  const svg = await readMark(artFolder, name)
  const fitted = svg.replace('<svg ', `<svg width="${Math.min(width, Math.round(height * ratio))}" `)
  return sharp(Buffer.from(fitted)).resize(width, height, { fit: 'contain', background: { r: 0, g: 0, b: 0, alpha: 0 } })
}

/** Fits a photo into a frame without enlarging it. */
export function photoIn({ width, height, fit }: Frame, bytes: Uint8Array): Sharp {
  return sharp(bytes, { limitInputPixels: maxPhotoPixels })
    .autoOrient()
    .resize({ width, height, fit: fit === 'cover' ? 'cover' : 'inside', withoutEnlargement: true })
}

/** Encodes a picture. Favours speed over size, because a client may be waiting. Coarse transparency would show as steps in shadows. */
export async function encode(picture: Sharp, format: Format): Promise<Buffer> {
  switch (format) {
    case 'avif':
      return await picture.avif({ quality: 55, effort: 3 }).toBuffer()
    case 'webp':
      return await picture.webp({ quality: 82, alphaQuality: 100, effort: 2 }).toBuffer()
    case 'jpeg':
      return await picture.flatten({ background: '#ffffff' }).jpeg({ quality: 84, mozjpeg: true }).toBuffer()
    case 'png':
      return await picture.png({ compressionLevel: 7 }).toBuffer()
  }
}
