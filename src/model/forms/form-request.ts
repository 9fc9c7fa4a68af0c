import * as z from 'zod/mini'
import { id } from '../field.ts'

/** The value of a field: a string, a rating, or the ids of uploaded documents. */
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

/** The response of POST /api/document (CALL-55). */
export const storedDocument = z.looseObject({ _id: id })

/** An uploaded document as the browser stores it. `size` is in bytes, `uploadedAt` is ISO 8601 (UPL-02). */
export interface UploadedDocument {
  id: string
  name: string
  size: number
  uploadedAt: string
}
