import * as z from 'zod/mini'

/** An identifier; servers answer texts or numbers, the kit keeps texts. */
export const id = z.pipe(z.union([z.string(), z.number()]), z.transform(String))

/** A field that may be absent or null; both read as undefined. */
export const maybe = <S extends z.ZodMiniType>(schema: S) =>
  z.optional(
    z.pipe(
      z.nullish(schema),
      z.transform((value) => value ?? undefined),
    ),
  )

const nothing = z.transform(() => undefined)

/**
 * A field that may be absent; what does not fit is absent, too, so that it never takes the other fields along (R17). To those who
 * write it, it has the type of what fits. The library's `catch` is the same in more code.
 */
export const lenient = <S extends z.ZodMiniType>(field: S) => maybe(z.union([field, nothing]) as unknown as S)

/** Values of one kind under names of their own: the library's `record` is the same in more code. */
export const named = <S extends z.ZodMiniType>(value: S) => z.catchall(z.object({}), value)

/** Texts under names of their own; what is no text is left out, so that one bad value never takes the others along (R17). */
export const texts = z.pipe(
  named(z.unknown()),
  z.transform(
    (values): Record<string, string> =>
      Object.fromEntries(Object.entries(values).filter((entry): entry is [string, string] => typeof entry[1] === 'string')),
  ),
)

/** A list that drops what does not fit, so that one bad item never empties it (R17). `dropped` hears of each. */
export const list = <S extends z.ZodMiniType>(item: S) =>
  z.pipe(
    z.union([
      z.array(z.unknown()),
      z.pipe(
        z.looseObject({ items: z.array(z.unknown()) }),
        z.transform((answer) => answer.items),
      ),
    ]),
    z.transform((values): z.output<S>[] =>
      values.flatMap((value) => {
        const read = item.safeParse(value)
        if (read.success) return [read.data]
        console.warn('shop: an item of the answer does not fit and is left out', read.error.issues[0])
        return []
      }),
    ),
  )
