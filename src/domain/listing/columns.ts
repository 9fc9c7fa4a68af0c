import { mediumColumns, phoneColumns, wideColumns } from '../constants.ts'

/** Columns below 768 px, from 768 px and from 1536 px. */
export type Columns = readonly [phone: number, medium: number, wide: number]

export const defaultColumns: Columns = [phoneColumns, mediumColumns, wideColumns]

/** Parses one to three counts, such as "2 3 4"; a missing one repeats the previous. Undefined if malformed. */
export function readColumns(text: string): Columns | undefined {
  const counts = text.trim().split(/[\s,]+/)
  if (counts.length > 3 || !counts.every((count) => /^([1-9]|1[0-2])$/.test(count))) return undefined
  const [phone = phoneColumns, medium = phone, wide = medium] = counts.map(Number)
  return [phone, medium, wide]
}
