/** One bit a row, 32 rows a word. */
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

/** Sets rows from `from` up to but not including `to`. */
export function setRange(bits: Bits, from: number, to: number): void {
  let row = from
  while (row < to && (row & 31) !== 0) setBit(bits, row++)
  while (row + 32 <= to) {
    bits[row >>> 5] = 0xffffffff
    row += 32
  }
  while (row < to) setBit(bits, row++)
}

/** Keeps in `bits` only what `others` has too. */
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

/** Rows of the token among others, without writing them down. */
export function countIntersection(bits: Bits, others: Bits): number {
  let count = 0
  for (let word = 0; word < bits.length; word++) count += popcount((bits[word] ?? 0) & (others[word] ?? 0))
  return count
}

/** Visits every row that is set, from the first to the last. */
export function eachRow(bits: Bits, visit: (row: number) => void): void {
  for (let word = 0; word < bits.length; word++) {
    for (let rest = bits[word] ?? 0; rest !== 0; rest &= rest - 1) visit(word * 32 + 31 - Math.clz32(rest & -rest))
  }
}

/** The rows that have something, as bits when they are many and as a list when they are few. */
export type RowSet = { bits: Bits; size: number } | { list: Uint32Array; size: number }

/** A list costs 32 bits a row, bits one bit for every row there is. */
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
