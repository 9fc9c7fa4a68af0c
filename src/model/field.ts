import * as z from 'zod/mini'

/** An identifier. Servers send strings or numbers, the kit keeps strings. */
export const id = z.pipe(z.union([z.string(), z.number()]), z.transform(String))

type OptionalField<S extends z.ZodMiniType> = z.ZodMiniOptional<z.ZodMiniType<z.output<S> | undefined, z.input<S> | null | undefined>>

/**
 * An optional field whose null is undefined. `read` replaces the method that Zod calls: the schemas that would express it take five times as
 * long to create, for hundreds of fields before the first list renders, and to run for each field of a product.
 */
function optionalField<S extends z.ZodMiniType>(schema: S, read: S['_zod']['run']): OptionalField<S> {
  const field = z.optional(schema)
  field._zod.run = (payload, context) => {
    if (payload.value !== null && payload.value !== undefined) return read(payload, context)
    payload.value = undefined
    return payload
  }
  return field as unknown as OptionalField<S>
}

/** An optional field. Parses null as undefined. */
export const maybe = <S extends z.ZodMiniType>(schema: S) => optionalField(schema, (...input) => schema._zod.run(...input))

/**
 * An optional field. Parses an invalid value as undefined, so that one bad field does not invalidate the whole object. The
 * input type stays that of `field`. Smaller than Zod's `catch` (R17).
 */
export const lenient = <S extends z.ZodMiniType>(field: S) =>
  optionalField(field, (payload) => {
    payload.value = field.safeParse(payload.value).data
    return payload
  })

/** A record of values of one type. Smaller than Zod's `record`. */
export const named = <S extends z.ZodMiniType>(value: S) => z.catchall(z.object({}), value)

/** A colour such as `#2a66c8`; undefined if it is written in another way. */
export const swatch = lenient(z.string().check(z.regex(/^#[\da-f]{6}$/i)))

/** A record of strings. Drops non-string values instead of failing (R17). */
export const texts = z.pipe(
  named(z.unknown()),
  z.transform(
    (values): Record<string, string> =>
      Object.fromEntries(Object.entries(values).filter((entry): entry is [string, string] => typeof entry[1] === 'string')),
  ),
)

const items = z.union([
  z.array(z.unknown()),
  z.pipe(
    z.looseObject({ items: z.array(z.unknown()) }),
    z.transform(({ items }) => items),
  ),
])

/** An array, or an object with `items`. Drops invalid items with a console warning instead of failing (R17). */
export const list = <S extends z.ZodMiniType>(item: S) =>
  z.pipe(
    items,
    z.transform((values): z.output<S>[] =>
      values.flatMap((value) => {
        const read = item.safeParse(value)
        if (read.success) return [read.data]
        console.warn('shop: dropped an invalid item of a response', read.error.issues[0])
        return []
      }),
    ),
  )
