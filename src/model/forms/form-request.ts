import * as z from 'zod/mini'

/** What stands in an element of a request form: a text, a rating, or the ids of uploaded documents (F1). */
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
