import * as z from 'zod/mini'
import { lenient } from '../field.ts'

/*
 * Fields of a block's data. A content system is filled in by people: a field that does not fit reads as absent, so that
 * it never takes the rest of its block along.
 */

const digits = /^\s*\d{1,9}(\.\d{1,9})?\s*$/
const maxAmount = 1e9

/** A number from 0, also written as a text; comparisons in place of the library's checks, which are much code. */
export const amount = lenient(
  z.pipe(
    z.union([z.number(), z.string()]),
    z.transform((value) => {
      const read = typeof value === 'string' ? Number(digits.test(value) ? value : -1) : value
      return read >= 0 && read <= maxAmount ? read : undefined
    }),
  ),
)

export const words = lenient(z.string())
export const flag = lenient(z.boolean())

/** How a block of any type is laid out (ENT-28, BLOCK-13..15). */
export const blockLayout = z.looseObject({
  /** room above and below */
  blockSpacing: lenient(z.enum(['large', 'small'])),
  /** takes the wide width */
  wide: flag,
  /** css colour behind the block */
  backgroundColor: words,
})
