import type { AttributeSeed, ProductSeed, Text } from './shape.ts'

/** A text in both languages: `both('Shed', 'Sandėliukas')`. */
export const both = (en: string, lt: string): Text => ({ en, lt })

/** Builds the values of an attribute from rows of value code, English and Lithuanian title. */
export const choices = (...rows: [value: string, en: string, lt: string][]): NonNullable<AttributeSeed['values']> =>
  rows.map(([value, en, lt]) => ({ value, title: both(en, lt) }))

/** Builds a product, texts first: `p('HT-1045', 'Hammer', 'Plaktukas', 'Drives nails.', 'Kala vinis.', { art: 'claw-hammer', … })`. */
export const p = (
  sku: string,
  en: string,
  lt: string,
  textEn: string,
  textLt: string,
  facts: Omit<ProductSeed, 'sku' | 'title' | 'text'>,
): ProductSeed => ({ sku, title: both(en, lt), text: both(textEn, textLt), ...facts })
