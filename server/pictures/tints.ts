import type { Tint } from './picture.ts'

/** The background colours of a department's pictures on white: `light` behind the object, `deep` at the edges. */
export const tints: Record<Tint, { light: string; deep: string }> = {
  steel: { light: '#f5f7f9', deep: '#dce2e7' },
  teal: { light: '#f1f8f7', deep: '#d6e4e4' },
  sand: { light: '#f9f5ee', deep: '#e8dccb' },
  leaf: { light: '#f3f9ec', deep: '#d5e6ce' },
  apricot: { light: '#fcf5ef', deep: '#eedbcb' },
  lilac: { light: '#f5f3fb', deep: '#dddaec' },
  rose: { light: '#fcf3f3', deep: '#eed8da' },
  sky: { light: '#f0f6fc', deep: '#d3e1ee' },
  butter: { light: '#fcf9ec', deep: '#ebe2c3' },
  stone: { light: '#f7f6f4', deep: '#e1ded8' },
}

/** How much a background covers the page below it. */
export const washAlpha = 0.25

/** The colours that result in the background colours of a department when they cover white with `washAlpha`. */
export function washOf(tint: Tint): { light: string; deep: string } {
  const { light, deep } = tints[tint]
  return { light: wash(light), deep: wash(deep) }
}

function wash(colour: string): string {
  const channels = [1, 3, 5].map((at) => Number.parseInt(colour.slice(at, at + 2), 16))
  return `rgb(${channels.map((channel) => Math.max(0, Math.round(255 - (255 - channel) / washAlpha))).join(' ')})`
}
