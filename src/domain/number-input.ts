/** The number that was typed, with a point or a comma; null when it is none (FORM-15). */
export function parseNumber(text: string): number | null {
  const number = text.trim() === '' ? Number.NaN : Number(text.trim().replace(',', '.'))
  return Number.isFinite(number) ? number : null
}
