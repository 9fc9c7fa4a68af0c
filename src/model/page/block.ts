import * as z from 'zod/mini'
import { id, lenient, maybe, named } from '../field.ts'

/** A number is in px, a string is a CSS length. */
const fontSize = z.pipe(z.union([z.string(), z.number()]), z.transform(String))

/** The devices that show a block. Unknown values mean `both`. */
const platform = z.pipe(
  z.optional(z.unknown()),
  z.transform((value) => {
    const screen = String(value).replace(/-only$/, '')
    return screen === 'desktop' || screen === 'phone' ? screen : 'both'
  }),
)

/** A block of a page in the CMS. Its type defines `data` (BLOCK-04). */
export const block = z.looseObject({
  id: lenient(id),
  type: z.string(),
  title: lenient(z.string()),
  titleFontSize: lenient(fontSize),
  platform,
  data: maybe(named(z.unknown())),
})
export type Block = z.output<typeof block>
/** A block before parsing. */
export type BlockContent = z.input<typeof block>
