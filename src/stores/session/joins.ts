import * as z from 'zod/mini'
import { persisted } from '../../kit/persisted.ts'
import type { Joinable } from './unjoined.ts'

/** With whose at the server something of this browser is joined, and whether the server has heard of the result. */
const join = z.object({ customer: z.string(), isSaved: z.boolean() })
/** `owner`: the customer whose personal data this browser holds; who was logged in last without having logged out. */
const joins = z.object({ owner: z.optional(z.string()), cart: z.optional(join), wishlist: z.optional(join) })
export type Join = z.output<typeof join>
type Joins = z.output<typeof joins>

const $joins = persisted<Joins>('joined', {
  initial: {},
  read(value) {
    const { data } = joins.safeParse(value)
    return { value: data ?? {}, damaged: data === undefined }
  },
})

/** What is joined as of now, by whichever tab. */
export function readJoins(): Joins {
  let newest: Joins = {}
  $joins.change((now) => {
    newest = now
    return now
  })
  return newest
}

export const noteJoin = (what: Joinable, made: Join): void => $joins.change((now) => ({ ...now, [what]: made }))

/** After a login everything is to be joined once more. */
export const forgetJoins = (): void => $joins.change(({ owner }) => (owner === undefined ? {} : { owner }))

/** Whether this browser holds what another customer has left: the session ran out, nobody has logged out (R53). */
export function isOfSomebodyElse(customer: string): boolean {
  const { owner } = readJoins()
  return owner !== undefined && owner !== customer
}

export const noteOwner = (customer: string): void => $joins.change((now) => (now.owner === customer ? now : { ...now, owner: customer }))

/** Nothing in this browser is anybody's. */
export const forgetOwner = (): void => $joins.change(() => ({}))

/** What is still to be joined for a customer. */
export const missingJoins = (customer: string): Joinable[] => {
  const known = readJoins()
  return (['cart', 'wishlist'] as const).filter((what) => known[what]?.customer !== customer)
}
