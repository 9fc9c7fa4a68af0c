/** One bit per row, 32 rows per word. */
export type Bits = Uint32Array

export const emptyBits = (rows: number): Bits => new Uint32Array((rows + 31) >>> 5)

export function fullBits(rows: number): Bits {
  const bits = emptyBits(rows)
  setRange(bits, 0, rows)
  return bits
}

export const hasBit = (bits: Bits, row: number): boolean => (((bits[row >>> 5] ?? 0) >>> (row & 31)) & 1) === 1

export function setBit(bits: Bits, row: number): void {
  bits[row >>> 5] = (bits[row >>> 5] ?? 0) | (1 << (row & 31))
}

/** Sets the rows from `from` (inclusive) to `to` (exclusive). */
export function setRange(bits: Bits, from: number, to: number): void {
  let row = from
  while (row < to && (row & 31) !== 0) setBit(bits, row++)
  while (row + 32 <= to) {
    bits[row >>> 5] = 0xffffffff
    row += 32
  }
  while (row < to) setBit(bits, row++)
}

/** Clears the bits of `bits` that `others` does not have. Modifies and returns `bits`. */
export function intersect(bits: Bits, others: Bits): Bits {
  for (let word = 0; word < bits.length; word++) bits[word] = (bits[word] ?? 0) & (others[word] ?? 0)
  return bits
}

const popcount = (word: number): number => {
  let rest = word - ((word >>> 1) & 0x55555555)
  rest = (rest & 0x33333333) + ((rest >>> 2) & 0x33333333)
  return Math.imul((rest + (rest >>> 4)) & 0x0f0f0f0f, 0x01010101) >>> 24
}

export function countBits(bits: Bits): number {
  let count = 0
  for (let word = 0; word < bits.length; word++) count += popcount(bits[word] ?? 0)
  return count
}

/** Counts the common bits without allocating the intersection. */
export function countIntersection(bits: Bits, others: Bits): number {
  let count = 0
  for (let word = 0; word < bits.length; word++) count += popcount((bits[word] ?? 0) & (others[word] ?? 0))
  return count
}

/** Visits every set row in ascending order. */
export function eachRow(bits: Bits, visit: (row: number) => void): void {
  for (let word = 0; word < bits.length; word++) {
    for (let rest = bits[word] ?? 0; rest !== 0; rest &= rest - 1) visit(word * 32 + 31 - Math.clz32(rest & -rest))
  }
}

/** A set of rows: bits if it has many rows, a list if it has few. */
export type RowSet = { bits: Bits; size: number } | { list: Uint32Array; size: number }

/** A list costs 32 bits per row of the set, bits cost one bit per row of the listing. */
export function rowSet(rows: Uint32Array, all: number): RowSet {
  if (rows.length < all / 32) return { list: rows, size: rows.length }
  const bits = emptyBits(all)
  for (const row of rows) setBit(bits, row)
  return { bits, size: rows.length }
}

export function addRows(bits: Bits, set: RowSet): void {
  if ('list' in set) for (const row of set.list) setBit(bits, row)
  else for (let word = 0; word < bits.length; word++) bits[word] = (bits[word] ?? 0) | (set.bits[word] ?? 0)
}

export function countRows(set: RowSet, among: Bits): number {
  if ('bits' in set) return countIntersection(set.bits, among)
  let count = 0
  for (const row of set.list) if (hasBit(among, row)) count++
  return count
}
