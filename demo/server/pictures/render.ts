import sharp, { type Sharp } from 'sharp'
import { compose } from './compose.ts'
import type { Format } from './format.ts'
import { type Frame, pixelsIn } from './frame.ts'
import type { Drawing } from './picture.ts'

// the queue renders two pictures at once; more threads per picture would compete for the same processors
sharp.concurrency(1)
sharp.cache({ memory: 50 })

/** Larger photos are rejected before they are decoded. */
const maxPhotoPixels = 40_000_000

/** Renders a drawing into a frame. */
export async function drawIn(frame: Frame, ratio: number, drawing: Drawing): Promise<Sharp> {
  const { width, height } = pixelsIn(frame, ratio)
  const drawn = await compose(drawing, Math.ceil(Math.max(height, width / ratio)))
  if (Math.round(height * ratio) === width) return drawn
  const whole = await drawn.png({ compressionLevel: 0 }).toBuffer()
  // banners and strips have their objects on the right and space for text on the left, which is cropped first
  return sharp(whole).resize(width, height, { fit: 'cover', position: ['banner', 'strip'].includes(drawing.view) ? 'right' : 'centre' })
}

/** A patch of one CSS colour. */
export function patchIn(frame: Frame, colour: string): Sharp {
  return sharp({ create: { ...pixelsIn(frame, 1), channels: 3, background: colour } })
}

/** Fits a photo into a frame without enlarging it. */
export function photoIn({ width, height, fit }: Frame, bytes: Uint8Array): Sharp {
  return sharp(bytes, { limitInputPixels: maxPhotoPixels })
    .autoOrient()
    .resize({ width, height, fit: fit === 'cover' ? 'cover' : 'inside', withoutEnlargement: true })
}

/** Encodes a picture. Favours speed over size, because a client may be waiting. */
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
