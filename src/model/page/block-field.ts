import * as z from 'zod/mini'
import { lenient } from '../field.ts'

/*
 * Fields of a block's data. Editors type CMS content by hand, so an invalid field becomes undefined and never invalidates
 * its block.
 */

const digits = /^\s*\d{1,9}(\.\d{1,9})?\s*$/
const maxAmount = 1e9

/** A non-negative number, also as a string. Plain comparisons, because Zod's number checks add much code. */
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

/** The layout of a block of any type (ENT-28, BLOCK-13..15). */
export const blockLayout = z.looseObject({
  /** space above and below */
  blockSpacing: lenient(z.enum(['large', 'small'])),
  /** uses the wide maximum width */
  wide: flag,
  /** CSS colour */
  backgroundColor: words,
})
