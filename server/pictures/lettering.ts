/** Characters as single strokes in a box 6 units high, as on technical drawings. Independent of the fonts of the machine. */
const glyphs: Record<string, { width: number; path: string }> = {
  '0': { width: 4, path: 'M2 0C.6 0 0 1.4 0 3s.6 3 2 3 2-1.4 2-3S3.4 0 2 0Z' },
  '1': { width: 2.4, path: 'M.4 1.3 2.2 0V6' },
  '2': { width: 4, path: 'M.2 1.6C.3.6 1 0 2 0c1.1 0 1.9.7 1.9 1.7C3.9 3.2 1 4 .1 6H4' },
  '3': { width: 4, path: 'M.3.9C.7.3 1.3 0 2 0c1.1 0 1.8.6 1.8 1.5S3 2.9 1.8 2.9C3.2 2.9 4 3.5 4 4.4 4 5.4 3.1 6 2 6 1.1 6 .4 5.6 0 4.9' },
  '4': { width: 4, path: 'M3 6V0L0 4.2H4' },
  '5': { width: 4, path: 'M3.7 0H.7L.4 2.7C.9 2.3 1.5 2.2 2 2.2c1.2 0 2 .8 2 1.9S3.2 6 2 6C1.1 6 .4 5.6 0 4.9' },
  '6': { width: 4, path: 'M3.5.6C3 .2 2.6 0 2.2 0 .8 0 0 1.5 0 3.5 0 5.2.8 6 2 6s2-.8 2-1.9S3.2 2.3 2 2.3 0 3 0 4' },
  '7': { width: 4, path: 'M0 0H4L1.5 6' },
  '8': {
    width: 4,
    path: 'M2 2.8C.9 2.8.3 2.2.3 1.4S1 0 2 0s1.7.6 1.7 1.4S3.1 2.8 2 2.8C.8 2.8 0 3.5 0 4.4S.9 6 2 6s2-.7 2-1.6S3.2 2.8 2 2.8Z',
  },
  '9': { width: 4, path: 'M.5 5.4C1 5.8 1.4 6 1.8 6 3.2 6 4 4.5 4 2.5 4 .8 3.2 0 2 0S0 .8 0 1.9.8 3.7 2 3.7 4 3 4 2' },
  ',': { width: 1, path: 'M.7 5.5.3 6.9' },
  ' ': { width: 1.6, path: '' },
  c: { width: 3.1, path: 'M3.1 2.9C2.8 2.3 2.3 2 1.7 2 .7 2 0 2.9 0 4s.7 2 1.7 2c.6 0 1.1-.3 1.4-.9' },
  m: { width: 5, path: 'M0 6V2M0 3.2C.2 2.4.8 2 1.4 2 2.2 2 2.5 2.6 2.5 3.3V6M2.5 3.2C2.7 2.4 3.3 2 3.9 2 4.7 2 5 2.6 5 3.3V6' },
  Ø: { width: 5, path: 'M2.5.3A2.7 2.7 0 1 0 2.51.3ZM.3 6.3 4.7-.3' },
}

const gap = 1.3

/** Lettering of `height`, centred on a point, as SVG. Skips characters that it cannot write. */
export function lettering(text: string, { x, y, height, turn = 0 }: { x: number; y: number; height: number; turn?: number }): string {
  const scale = height / 6
  let left = 0
  const strokes = [...text].flatMap((character) => {
    const glyph = glyphs[character]
    if (!glyph) return []
    const stroke = `<path transform="translate(${left.toFixed(3)} 0)" d="${glyph.path}"/>`
    left += glyph.width + gap
    return [stroke]
  })
  return `<g transform="translate(${x} ${y}) rotate(${turn}) scale(${scale}) translate(${(-(left - gap) / 2).toFixed(3)} -3)" fill="none" stroke-width="0.78" stroke-linecap="round" stroke-linejoin="round">${strokes.join('')}</g>`
}

/** The width of lettering in the unit of `height`. */
export function letteringWidth(text: string, height: number): number {
  const units = [...text].reduce((sum, character) => sum + (glyphs[character] ? glyphs[character].width + gap : 0), -gap)
  return (units * height) / 6
}
