import sharp, { type Sharp } from 'sharp'
import { compose } from './compose.ts'
import type { Format } from './format.ts'
import { type Frame, pixelsIn } from './frame.ts'
import type { Drawing } from './picture.ts'

// Two pictures are drawn at once; more threads each would only take turns on a small machine.
sharp.concurrency(1)
sharp.cache({ memory: 50 })

/** A picture beyond this is refused rather than decoded. */
const maxPhotoPixels = 40_000_000

/** Draws a picture into a frame. */
export async function drawIn(frame: Frame, ratio: number, drawing: Drawing): Promise<Sharp> {
  const { width, height } = pixelsIn(frame, ratio)
  const drawn = await compose(drawing, Math.ceil(Math.max(height, width / ratio)))
  if (Math.round(height * ratio) === width) return drawn
  const whole = await drawn.png({ compressionLevel: 0 }).toBuffer()
  // The objects of a banner or strip stand right, their left half is for words.
  return sharp(whole).resize(width, height, { fit: 'cover', position: ['banner', 'strip'].includes(drawing.view) ? 'right' : 'centre' })
}

/** A plain patch of one css colour. */
export function patchIn(frame: Frame, colour: string): Sharp {
  return sharp({ create: { ...pixelsIn(frame, 1), channels: 3, background: colour } })
}

/** Fits a photo into a frame; it is never enlarged. */
export function photoIn({ width, height, fit }: Frame, bytes: Uint8Array): Sharp {
  return sharp(bytes, { limitInputPixels: maxPhotoPixels })
    .autoOrient()
    .resize({ width, height, fit: fit === 'cover' ? 'cover' : 'inside', withoutEnlargement: true })
}

/** Bytes for the browser; quick rather than smallest, for somebody may be waiting. */
export async function encode(picture: Sharp, format: Format): Promise<Buffer> {
  switch (format) {
    case 'avif':
      return await picture.avif({ quality: 55, effort: 3 }).toBuffer()
    case 'webp':
      return await picture.webp({ quality: 82, effort: 2 }).toBuffer()
    case 'jpeg':
      return await picture.flatten({ background: '#ffffff' }).jpeg({ quality: 84, mozjpeg: true }).toBuffer()
    case 'png':
      return await picture.png({ compressionLevel: 7 }).toBuffer()
  }
}
