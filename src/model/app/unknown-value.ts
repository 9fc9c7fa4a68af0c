import * as z from 'zod/mini'
import { list, maybe } from '../field.ts'

/** A name in an attribute that the shop does not have, and the nearest one that it has. */
export const unknownValue = z.object({ kind: z.string(), value: z.string(), nearest: maybe(z.string()) })
export type UnknownValue = z.output<typeof unknownValue>

/** GET /api/unknown-names. */
export const unknownValues = list(unknownValue)
