import { requestFieldMaxFiles } from '../../src/domain/constants.ts'
import { clean } from '../../src/domain/forms/clean-text.ts'
import { type ElementType, elementRules, elementTypes, type KnownElement, textKindFor } from '../../src/domain/forms/form-definition.ts'
import { firstProblem, isEmptyValue, type Problem } from '../../src/domain/forms/form-rules.ts'
import { ratings } from '../../src/domain/forms/form-values.ts'
import { messages } from '../../src/domain/messages.ts'
import type { CustomerDetails } from '../../src/model/account/customer.ts'
import type { FormDefinition } from '../../src/model/forms/form-definition.ts'
import type { FormValue } from '../../src/model/forms/form-request.ts'
import { badRequest } from '../http/problem.ts'

export type RequestData = Record<string, FormValue>

const maxIdLength = 64

const isText = (value: FormValue) => typeof value === 'string'
const isKnown = (element: FormDefinition['elements'][number]): element is KnownElement => elementTypes.some((type) => type === element.type)

/** Whether a value is one that the kit would send for a field of this type. */
const fits: Record<ElementType, (value: FormValue, element: KnownElement) => boolean> = {
  textInput: isText,
  textArea: isText,
  emailInput: isText,
  selectOption: (value, { selectOptions = [] }) => selectOptions.some((option) => option.value === value),
  rating: (value) => ratings.some((rating) => rating === value),
  fileInput: (value) => Array.isArray(value) && value.length <= requestFieldMaxFiles && value.every((id) => id.length <= maxIdLength),
}

/**
 * Returns the filled values in the order of the form. Throws a 400 that names the first missing, invalid or unknown field.
 * Applies the rules of the kit (FORM-21, FORM-23, FORM-25).
 */
export function checkRequest(form: FormDefinition, data: RequestData, customer: CustomerDetails | undefined): RequestData {
  const elements = form.elements.filter(isKnown)
  const known = new Set(elements.map(({ id }) => id))
  if (Object.keys(data).some((id) => !known.has(id))) throw badRequest('Unknown field')
  const filled = elements.flatMap((element): [string, FormValue][] => {
    const given = Object.hasOwn(data, element.id) ? data[element.id] : undefined
    const kind = textKindFor(element.type)
    const value = kind && typeof given === 'string' ? clean(kind, given) : given
    const refuse = (problem: Problem) => badRequest(`Invalid field: ${element.id}`, { field: element.id, ...problem })
    const problem = firstProblem(value, elementRules(element, customer))
    if (problem) throw refuse(problem)
    if (value === undefined || isEmptyValue(value)) return []
    if (!fits[element.type](value, element)) throw refuse({ text: messages.wrongFormat })
    return [[element.id, value]]
  })
  return Object.fromEntries(filled)
}

/** Ids of the uploaded files among the values. */
export const documentsOf = (data: RequestData): string[] => Object.values(data).flatMap((value) => (Array.isArray(value) ? value : []))
