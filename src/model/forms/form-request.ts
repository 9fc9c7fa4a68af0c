import * as z from 'zod/mini'
import { id } from '../field.ts'

/** What stands in an element of a request form: a text, a rating, or the ids of uploaded documents. */
export const formValue = z.union([z.string(), z.number(), z.array(z.string())])
export type FormValue = z.output<typeof formValue>

/** POST /api/requests (FORM-29). */
export const formRequest = z.object({
  formId: z.string(),
  /** site origin plus current path */
  requestFormUrl: z.string(),
  data: z.record(z.string(), formValue),
})
export type FormRequest = z.output<typeof formRequest>

/** The answer of POST /api/document (CALL-55). */
export const storedDocument = z.looseObject({ _id: id })

/** What the client keeps of an uploaded document (UPL-02); size in bytes, time as ISO 8601. */
export interface UploadedDocument {
  id: string
  name: string
  size: number
  uploadedAt: string
}
