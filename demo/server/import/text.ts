const maxTitleLength = 300

/** A text of one line without what no reader can see; it is never html. */
export function plainText(text: string): string {
  return text
    .replace(/[\p{Cc}\p{Cf}]/gu, ' ')
    .replace(/\s+/g, ' ')
    .trim()
    .slice(0, maxTitleLength)
}

/** Address part of a title: 'Žali puodai' -> 'zali-puodai'; empty when nothing is left. */
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

/** Pieces in stock; nothing written is none, oversold is none. Throws a sentence for anything else. */
export function readCount(text: string): number {
  if (!/^-?\d*$/.test(text)) throw new Error(`'${text.slice(0, 40)}' is not a number of pieces`)
  return Math.min(1_000_000, Math.max(0, Number(text || 0)))
}
