const maxTitleLength = 300

/** Converts a text to one line without control and invisible characters, and truncates it. */
export function plainText(text: string): string {
  return text
    .replace(/[\p{Cc}\p{Cf}]/gu, ' ')
    .replace(/\s+/g, ' ')
    .trim()
    .slice(0, maxTitleLength)
}

/** The URL slug of a title: 'Žali puodai' becomes 'zali-puodai'. Empty if no letter or digit is left. */
export function slug(text: string): string {
  return text
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/æ/g, 'ae')
    .replace(/ø/g, 'o')
    .replace(/ł/g, 'l')
    .replace(/ß/g, 'ss')
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-+|-+$/g, '')
    .slice(0, 80)
}

/** Parses a number of pieces; empty or negative counts as 0. Throws an error with a readable message for other texts. */
export function readCount(text: string): number {
  if (!/^-?\d*$/.test(text)) throw new Error(`'${text.slice(0, 40)}' is not a quantity`)
  return Math.min(1_000_000, Math.max(0, Number(text || 0)))
}
