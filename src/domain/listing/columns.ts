import { mediumColumns, phoneColumns, wideColumns } from '../constants.ts'

/** Columns on a phone, from 768 px and from 1536 px of width. */
export type Columns = readonly [phone: number, medium: number, wide: number]

export const defaultColumns: Columns = [phoneColumns, mediumColumns, wideColumns]

/** Reads "2 3 4" or one number for all widths; undefined when it is neither. */
export function readColumns(text: string): Columns | undefined {
  const counts = text.trim().split(/[\s,]+/)
  if (counts.length > 3 || !counts.every((count) => /^([1-9]|1[0-2])$/.test(count))) return undefined
  const [phone = phoneColumns, medium = phone, wide = medium] = counts.map(Number)
  return [phone, medium, wide]
}
