import * as z from 'zod/mini'
import { maybe } from '../field.ts'

/** What the kit notes beside a page in the browser's history. */
const historyEntry = z.object({
  id: z.string(),
  /** pixels that were scrolled when the document was left */
  scroll: maybe(z.number()),
  /** language that the page was asked for in */
  language: maybe(z.string()),
  /** shows a page that is not published yet */
  token: maybe(z.string()),
})
export type HistoryEntry = z.output<typeof historyEntry>

const state = z.looseObject({ shop: historyEntry })

/** The kit's note in a state of the history; what others have put there is none. */
export const readEntry = (value: unknown): HistoryEntry | undefined => state.safeParse(value).data?.shop

/** A state with the kit's note; what others have put there stays. */
export const withEntry = (value: unknown, entry: HistoryEntry): object => ({
  ...(typeof value === 'object' && value !== null && value),
  shop: entry,
})
