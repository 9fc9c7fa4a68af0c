import * as z from 'zod/mini'
import { maybe } from '../field.ts'

/** The kit's data in `history.state`. */
const historyEntry = z.object({
  id: z.string(),
  /** scroll position in px when the document was left */
  scroll: maybe(z.number()),
  /** language in which the page was requested */
  language: maybe(z.string()),
  /** preview token of an unpublished page */
  token: maybe(z.string()),
})
export type HistoryEntry = z.output<typeof historyEntry>

const state = z.looseObject({ shop: historyEntry })

/** Reads the kit's entry from a history state; undefined if the state belongs to the host page. */
export const readEntry = (value: unknown): HistoryEntry | undefined => state.safeParse(value).data?.shop

/** Adds the kit's entry to a history state and keeps the fields of the host page. */
export const withEntry = (value: unknown, entry: HistoryEntry): object => ({
  ...(typeof value === 'object' && value !== null && value),
  shop: entry,
})
