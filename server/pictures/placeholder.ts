import sharp, { type Sharp } from 'sharp'
import { type Frame, pixelsIn } from './frame.ts'
import { washAlpha, washOf } from './tints.ts'

/** A neutral, thinly covering picture for missing ones, so that pages show no broken-image icon. */
export function placeholderIn(frame: Frame): Sharp {
  const { width, height } = pixelsIn(frame, 1)
  const { light, deep } = washOf('stone')
  const side = Math.min(width, height) * 0.22
  return sharp(
    Buffer.from(`<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}">
      <rect width="100%" height="100%" fill="${light}" fill-opacity="${washAlpha}"/>
      <svg x="${(width - side) / 2}" y="${(height - side) / 2}" width="${side}" height="${side}" viewBox="0 0 24 24" fill="none"
        stroke="${deep}" stroke-opacity="0.5" stroke-width="1.75" stroke-linecap="round" stroke-linejoin="round">
        <path d="M3 7.5 12 3l9 4.5v9L12 21l-9-4.5z"/><path d="M3 7.5 12 12l9-4.5"/><path d="M12 12v9"/></svg></svg>`),
  )
}
