import {
  maxRating,
  minRating,
  requestEmailMaxCharacters,
  requestFieldMaxFiles,
  requestTextAreaMaxCharacters,
  requestTextMaxCharacters,
} from '../../../src/domain/constants.ts'
import { firstProblem, isEmptyValue, type Rule } from '../../../src/domain/form-rules.ts'
import type { FormValue } from '../../../src/model/form-request.ts'
import { badRequest } from '../problem.ts'
import type { Form } from './find-form.ts'

type Element = Form['elements'][number]
export type RequestData = Record<string, FormValue>

const maxIdLength = 64

const maxLength = (characters: number): Rule => ({ rule: 'maxLength', maxLength: characters })
const isText = (value: FormValue) => typeof value === 'string'

/** Whether a value is what a field of this type holds; nothing that a browser would not have let through. */
const fits: Record<Element['type'], (value: FormValue, element: Element) => boolean> = {
  textInput: (value) => isText(value) && !firstProblem(value, [maxLength(requestTextMaxCharacters)]),
  textArea: (value) => isText(value) && !firstProblem(value, [maxLength(requestTextAreaMaxCharacters)]),
  emailInput: (value) => isText(value) && !firstProblem(value, [{ rule: 'format', format: 'email' }, maxLength(requestEmailMaxCharacters)]),
  selectOption: (value, { selectOptions = [] }) => selectOptions.some((option) => option.value === value),
  rating: (value) =>
    Number.isInteger(value) &&
    !firstProblem(value, [
      { rule: 'min', min: minRating },
      { rule: 'max', max: maxRating },
    ]),
  fileInput: (value) =>
    Array.isArray(value) &&
    value.length <= requestFieldMaxFiles &&
    new Set(value).size === value.length &&
    value.every((id) => id.length <= maxIdLength),
}

/** A company name is asked of business customers only (FORM-23). */
const isRequired = ({ required, autoFillFrom }: Element, isBusiness: boolean) =>
  required === true && (autoFillFrom !== 'companyName' || isBusiness)

/**
 * The values that are there, in the order of the form; throws a 400 that names the field when one is missing or does not
 * fit its definition.
 */
export function checkRequest(form: Form, data: RequestData, isBusiness: boolean): RequestData {
  const known = new Set(form.elements.map(({ id }) => id))
  if (Object.keys(data).some((id) => !known.has(id))) throw badRequest('The form has no such field')
  const filled: [string, FormValue][] = []
  for (const element of form.elements) {
    const value = Object.hasOwn(data, element.id) ? data[element.id] : undefined
    if (value === undefined || isEmptyValue(value)) {
      if (isRequired(element, isBusiness)) throw badRequest(`Field is required: ${element.id}`)
      continue
    }
    if (!Object.hasOwn(fits, element.type) || !fits[element.type](value, element)) throw badRequest(`Field does not fit: ${element.id}`)
    filled.push([element.id, value])
  }
  return Object.fromEntries(filled)
}

/** Ids of the uploaded files among the values. */
export const documentsOf = (data: RequestData): string[] => Object.values(data).flatMap((value) => (Array.isArray(value) ? value : []))
