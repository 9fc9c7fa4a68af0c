import type { Scene } from './scene.ts'
import { washAlpha, washOf } from './tints.ts'

/**
 * The background of a scene as SVG text `height` pixels high. It is a thin wash of colour, through
 * which the page shows: light on a light page, dark on a dark one.
 */
export function renderGround({ ratio, tint, plainTop }: Scene, height: number): string {
  const { light, deep } = washOf(tint)
  const width = ratio * height
  const plain = `<linearGradient id="p" x1="0" y1="0" x2="0" y2="1">
    <stop offset="${plainTop * 0.6}" stop-color="${light}"/><stop offset="${plainTop * 1.6}" stop-color="${light}" stop-opacity="0"/></linearGradient>`
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${ratio} 1"><defs>
    <radialGradient id="g" gradientUnits="userSpaceOnUse" cx="${ratio * 0.5}" cy="0.42" r="${0.36 + ratio * 0.4}">
      <stop offset="0.1" stop-color="${light}"/><stop offset="1" stop-color="${deep}"/></radialGradient>
    ${plainTop ? plain : ''}</defs>
    <g opacity="${washAlpha}"><rect width="${ratio}" height="1" fill="url(#g)"/>${plainTop ? `<rect width="${ratio}" height="1" fill="url(#p)"/>` : ''}</g></svg>`
}
