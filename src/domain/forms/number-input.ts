/** The number that was typed, with a decimal point or comma; null when the text is not a number (FORM-15). */
export function parseNumber(text: string): number | null {
  const clean = text.trim().replace(',', '.')
  return /^-?\d+(\.\d*)?$/.test(clean) ? Number(clean) : null
}
