import * as z from 'zod/mini'
import { maybe } from './field.ts'

/*
 * Fields of a block's data. A content system is filled in by people: a field that does not fit reads as absent, so that
 * it never takes the rest of its block along.
 */

/** A field that may be absent; what does not fit is absent, too. */
export const lenient = <S extends z.ZodMiniType>(field: S) => z.catch(maybe(field), undefined)

const digits = /^\s*\d{1,9}(\.\d{1,9})?\s*$/
const size = z.number().check(z.nonnegative(), z.lte(1e9))

/** A number from 0, also written as a text. */
export const amount = lenient(
  z.union([
    size,
    z.pipe(
      z.string().check(z.regex(digits)),
      z.transform((text) => Number(text)),
    ),
  ]),
)

export const words = lenient(z.string())
export const flag = lenient(z.boolean())
