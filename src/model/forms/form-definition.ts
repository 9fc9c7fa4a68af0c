import * as z from 'zod/mini'
import { id, list, maybe } from '../field.ts'

/** A choice of a selectOption element; a bare text is value and title at once. */
export const selectOption = z.union([
  z.pipe(
    z.string(),
    z.transform((value) => ({ value, title: value })),
  ),
  z.looseObject({ value: id, title: z.string() }),
])

/** A field of a form; `type` is textInput, textArea, emailInput, selectOption, fileInput or rating, anything else is left out. */
export const formElement = z.looseObject({
  id,
  type: z.string(),
  title: maybe(z.string()),
  required: maybe(z.boolean()),
  /** field of the customer's details that fills this one */
  autoFillFrom: maybe(z.string()),
  selectOptions: maybe(list(selectOption)),
  /** html */
  comment: maybe(z.string()),
  /** characters of a text, at most */
  maxLength: maybe(z.number()),
  /** limits of a rating, or of a text that is a number */
  min: maybe(z.number()),
  max: maybe(z.number()),
  /** shown instead of the messages of the rules */
  errorMessage: maybe(z.string()),
})
export type FormElement = z.output<typeof formElement>

/** GET /api/forms/{id} (FORM-17). */
export const formDefinition = z.looseObject({
  _id: id,
  title: maybe(z.string()),
  /** html */
  description: maybe(z.string()),
  elements: list(formElement),
})
export type FormDefinition = z.output<typeof formDefinition>
