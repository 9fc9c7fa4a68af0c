import * as z from 'zod/mini'
import { id, lenient, maybe, named } from '../field.ts'

/** A bare number is in pixels, a text is a css size as it stands. */
const fontSize = z.pipe(z.union([z.string(), z.number()]), z.transform(String))

/** Screens that show a block; anything but a known screen is both. */
const platform = z.pipe(
  z.optional(z.unknown()),
  z.transform((value) => {
    const screen = String(value).replace(/-only$/, '')
    return screen === 'desktop' || screen === 'phone' ? screen : 'both'
  }),
)

/** A block of a page as a content system stores it (BLOCK-04); what `data` holds is the matter of its type. */
export const block = z.looseObject({
  id: lenient(id),
  type: z.string(),
  title: lenient(z.string()),
  titleFontSize: lenient(fontSize),
  platform,
  data: maybe(named(z.unknown())),
})
export type Block = z.output<typeof block>
/** A block as it is written, before it is read. */
export type BlockContent = z.input<typeof block>
