import type { Piece, Scene } from './scene.ts'
import { washAlpha, washOf } from './tints.ts'

/**
 * The background of a scene with the shadows of its objects, as SVG text `height` pixels high. It is a thin wash of colour, through
 * which the page shows: light on a light page, dark on a dark one.
 */
export function renderGround({ ratio, tint, plainTop, pieces }: Scene, height: number): string {
  const { light, deep } = washOf(tint)
  const width = ratio * height
  const plain = `<linearGradient id="p" x1="0" y1="0" x2="0" y2="1">
    <stop offset="${plainTop * 0.6}" stop-color="${light}"/><stop offset="${plainTop * 1.6}" stop-color="${light}" stop-opacity="0"/></linearGradient>`
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${ratio} 1"><defs>
    <radialGradient id="g" gradientUnits="userSpaceOnUse" cx="${ratio * 0.5}" cy="0.42" r="${0.36 + ratio * 0.4}">
      <stop offset="0.1" stop-color="${light}"/><stop offset="1" stop-color="${deep}"/></radialGradient>
    <radialGradient id="s"><stop offset="0" stop-color="#20242c" stop-opacity="0.36"/><stop offset="0.45" stop-color="#20242c" stop-opacity="0.19"/>
      <stop offset="0.78" stop-color="#20242c" stop-opacity="0.05"/><stop offset="1" stop-color="#20242c" stop-opacity="0"/></radialGradient>
    ${plainTop ? plain : ''}</defs>
    <g opacity="${washAlpha}"><rect width="${ratio}" height="1" fill="url(#g)"/>${plainTop ? `<rect width="${ratio}" height="1" fill="url(#p)"/>` : ''}</g>
    ${pieces
      .filter((piece) => piece.hasShadow)
      .map(shadow)
      .join('')}</svg>`
}

/** A wide, soft shadow under the whole object and a darker one where it touches the floor. */
function shadow({ shape, left, top, width, height }: Piece): string {
  const floor = top + height
  const contact = {
    width: (shape.contact.to - shape.contact.from) * width,
    middle: left + ((shape.contact.from + shape.contact.to) / 2) * width,
  }
  const middle = (left + width / 2 + contact.middle) / 2
  const wide = Math.max(width * 0.42, contact.width * 0.55)
  const tight = Math.max(contact.width * 0.56, width * 0.1)
  return (
    `<ellipse cx="${middle}" cy="${floor - 0.004}" rx="${wide}" ry="${Math.min(0.035, wide * 0.13)}" fill="url(#s)"/>` +
    `<ellipse cx="${contact.middle}" cy="${floor - 0.006}" rx="${tight}" ry="${Math.min(0.022, tight * 0.11)}" fill="url(#s)"/>`
  )
}
