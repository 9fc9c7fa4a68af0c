import * as z from 'zod/mini'
import { id, lenient } from '../field.ts'

/** Data of a contacts block as a content system stores it (CONT-13); the shops themselves come from the shop. */
export const contactsData = z.looseObject({
  /** picture of the markers; drawn pins when absent */
  pushPinIconId: lenient(id),
})
export type ContactsData = z.output<typeof contactsData>
