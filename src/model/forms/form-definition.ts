import * as z from 'zod/mini'
import { id, list, maybe } from '../field.ts'

/** An option of a selectOption element. A plain string is both value and title. */
export const selectOption = z.union([
  z.pipe(
    z.string(),
    z.transform((value) => ({ value, title: value })),
  ),
  z.looseObject({ value: id, title: z.string() }),
])

/** A field of a form. `type` is textInput, textArea, emailInput, selectOption, fileInput or rating; other types are not rendered. */
export const formElement = z.looseObject({
  id,
  type: z.string(),
  title: maybe(z.string()),
  required: maybe(z.boolean()),
  /** field of the customer's details to prefill from */
  autoFillFrom: maybe(z.string()),
  selectOptions: maybe(list(selectOption)),
  /** HTML */
  comment: maybe(z.string()),
  /** maximum length in characters */
  maxLength: maybe(z.number()),
  /** limits of a rating or a numeric text */
  min: maybe(z.number()),
  max: maybe(z.number()),
  /** replaces the validation messages */
  errorMessage: maybe(z.string()),
})
export type FormElement = z.output<typeof formElement>

/** GET /api/forms/{id} (FORM-17). */
export const formDefinition = z.looseObject({
  _id: id,
  title: maybe(z.string()),
  /** HTML */
  description: maybe(z.string()),
  elements: list(formElement),
})
export type FormDefinition = z.output<typeof formDefinition>
