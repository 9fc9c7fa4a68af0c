import type { Tint } from './picture.ts'

/** The background colours of a department's pictures: `light` behind the object, `deep` at the edges. */
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
