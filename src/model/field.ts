import * as z from 'zod/mini'

/** An identifier. Servers send strings or numbers, the kit keeps strings. */
export const id = z.pipe(z.union([z.string(), z.number()]), z.transform(String))

/** An optional field. Parses null as undefined. */
export function maybe<S extends z.ZodMiniType>(schema: S) {
  const field = z.optional(
    z.pipe(
      z.nullish(schema),
      z.transform((value) => value ?? undefined),
    ),
  )
  // the same result without the four schemas around the inner one: a list of 1000 products has 100,000 such fields
  field._zod.run = (payload, context) => {
    if (payload.value !== null && payload.value !== undefined) return schema._zod.run(payload, context)
    payload.value = undefined
    return payload
  }
  return field
}

const nothing = z.transform(() => undefined)

/**
 * An optional field. Parses an invalid value as undefined, so that one bad field does not invalidate the whole object. The
 * input type stays that of `field`. Smaller than Zod's `catch` (R17).
 */
export const lenient = <S extends z.ZodMiniType>(field: S) => maybe(z.union([field, nothing]) as unknown as S)

/** A record of values of one type. Smaller than Zod's `record`. */
export const named = <S extends z.ZodMiniType>(value: S) => z.catchall(z.object({}), value)

/** A record of strings. Drops non-string values instead of failing (R17). */
export const texts = z.pipe(
  named(z.unknown()),
  z.transform(
    (values): Record<string, string> =>
      Object.fromEntries(Object.entries(values).filter((entry): entry is [string, string] => typeof entry[1] === 'string')),
  ),
)

/** An array, or an object with `items`. Drops invalid items with a console warning instead of failing (R17). */
export const list = <S extends z.ZodMiniType>(item: S) =>
  z.pipe(
    z.union([
      z.array(z.unknown()),
      z.pipe(
        z.looseObject({ items: z.array(z.unknown()) }),
        z.transform(({ items }) => items),
      ),
    ]),
    z.transform((values): z.output<S>[] =>
      values.flatMap((value) => {
        const read = item.safeParse(value)
        if (read.success) return [read.data]
        console.warn('shop: dropped an invalid item of a response', read.error.issues[0])
        return []
      }),
    ),
  )
