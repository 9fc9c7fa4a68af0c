import * as z from 'zod/mini'
import { id, lenient } from '../field.ts'

/** Data of a contacts block in the CMS. The locations come from GET /api/shipping-salons (CONT-13). */
export const contactsData = z.looseObject({
  /** image of the markers; built-in pins when absent */
  pushPinIconId: lenient(id),
})
export type ContactsData = z.output<typeof contactsData>
