import type { CustomerDetails } from '../../model/account/customer.ts'
import type { FormDefinition, FormElement } from '../../model/forms/form-definition.ts'
import type { FormValue, UploadedDocument } from '../../model/forms/form-request.ts'
import { emailMaxCharacters, requestTextAreaMaxCharacters, requestTextMaxCharacters } from '../constants.ts'
import { isBusinessCustomer } from '../customer.ts'
import { getOwn } from '../get-own.ts'
import { clean, type TextKind } from './clean-text.ts'
import { isEmptyValue, type Rule } from './form-rules.ts'
import { readRating } from './form-values.ts'

/** Values of a request form by element id. */
export type FormValues = Readonly<Record<string, string | number | readonly UploadedDocument[] | undefined>>

export const elementTypes = ['textInput', 'textArea', 'emailInput', 'selectOption', 'fileInput', 'rating'] as const
/** Field types of a request form (FORM-18). */
export type ElementType = (typeof elementTypes)[number]
export type KnownElement = FormElement & { type: ElementType }

/** Field of the customer details that only companies have. */
const companyNameField = 'companyName'

const isKnown = (element: FormElement): element is KnownElement => elementTypes.some((type) => type === element.type)
const isForCompanies = ({ autoFillFrom }: FormElement) => autoFillFrom === companyNameField

/** Unknown element types of a definition; the form skips their elements. */
export const unknownTypes = ({ elements }: FormDefinition): string[] => [
  ...new Set(elements.filter((element) => !isKnown(element)).map(({ type }) => type)),
]

/** The fields of the form, without duplicate ids; the company name only for business customers (FORM-24). */
export function visibleElements({ elements }: FormDefinition, customer: CustomerDetails | undefined): KnownElement[] {
  const isBusiness = isBusinessCustomer(customer)
  const known = elements.filter(isKnown)
  return known.filter(
    (element, index) => (isBusiness || !isForCompanies(element)) && known.findIndex(({ id }) => id === element.id) === index,
  )
}

const maxTextLengths: Readonly<Record<string, number>> = {
  textInput: requestTextMaxCharacters,
  textArea: requestTextAreaMaxCharacters,
  emailInput: emailMaxCharacters,
}
/** Maximum characters of a text field; undefined for other types. */
export const maxLengthFor = (type: ElementType): number | undefined => getOwn(maxTextLengths, type)

const textKinds: Readonly<Record<string, TextKind>> = { textInput: 'line', textArea: 'text', emailInput: 'email' }
/** What the text of a field is; undefined for other types. */
export const textKindFor = (type: ElementType): TextKind | undefined => getOwn(textKinds, type)

/** The rules of a field, in checking order (FORM-21, FORM-23, FORM-25). */
export function elementRules(element: KnownElement, customer: CustomerDetails | undefined): Rule[] {
  const { type, required, maxLength, min, max, errorMessage } = element
  const isRequired = required && (isBusinessCustomer(customer) || !isForCompanies(element))
  const maxValue = maxLengthFor(type)
  const rules: (Rule | false | undefined)[] = [
    isRequired && { rule: 'required' },
    type === 'emailInput' && { rule: 'format', format: 'email' },
    maxValue !== undefined && { rule: 'maxLength', maxLength: Math.min(maxLength ?? maxValue, maxValue) },
    type !== 'fileInput' && min !== undefined && { rule: 'min', min },
    type !== 'fileInput' && max !== undefined && { rule: 'max', max },
  ]
  return rules.flatMap((rule) => (rule ? [errorMessage === undefined ? rule : { ...rule, text: errorMessage }] : []))
}

/** Initial values of a form. */
export const emptyValues = (elements: readonly KnownElement[]): FormValues =>
  Object.fromEntries(elements.map(({ id, type }) => [id, type === 'fileInput' ? [] : type === 'rating' ? undefined : '']))

/** The customer detail for a field. A select field takes it only if it is an option. */
function factFor({ type, autoFillFrom, selectOptions = [] }: KnownElement, facts: Readonly<Record<string, unknown>>) {
  const fact = autoFillFrom === undefined ? undefined : getOwn(facts, autoFillFrom)
  if (typeof fact !== 'string' && typeof fact !== 'number') return undefined
  if (type === 'fileInput') return undefined
  if (type === 'rating') return readRating(fact)
  const text = String(fact)
  return type !== 'selectOption' || selectOptions.some(({ value }) => value === text) ? text : undefined
}

/** Edits of a form. */
export interface FormEdits {
  /** fields that the user has changed */
  edited: ReadonlySet<string>
  /** autofilled values by field */
  filled: ReadonlyMap<string, string | number>
}

/**
 * Values to autofill from the customer details (FORM-22). Fills empty fields and replaces previously autofilled values. Keeps
 * each field that the user has edited or cleared.
 */
export function autoFilled(
  elements: readonly KnownElement[],
  values: FormValues,
  facts: Readonly<Record<string, unknown>>,
  { edited, filled }: FormEdits,
): [id: string, value: string | number][] {
  return elements.flatMap((element) => {
    const { id } = element
    const fact = factFor(element, facts)
    const value = getOwn(values, id)
    const isFree = !edited.has(id) && (isEmptyValue(value) || value === filled.get(id))
    return isFree && fact !== undefined && fact !== value && !isEmptyValue(fact) ? [[id, fact]] : []
  })
}

/** The request data: values by element id, files as document ids. Omits empty values. */
export function requestData(elements: readonly KnownElement[], values: FormValues): Record<string, FormValue> {
  const filled = elements.flatMap(({ id, type }): [string, FormValue][] => {
    const typed = getOwn(values, id)
    const kind = textKindFor(type)
    const value = typeof typed === 'string' && kind ? clean(kind, typed) : typed
    if (value === undefined || isEmptyValue(value)) return []
    if (typeof value === 'string') return [[id, value]]
    return [[id, typeof value === 'number' ? value : value.map((document) => document.id)]]
  })
  return Object.fromEntries(filled)
}

/** URL of the page that sends a form: origin and path, without the query, which may hold private data (FORM-29). */
export const requestFormUrl = ({ origin, pathname }: { origin: string; pathname: string }): string => origin + pathname

const purposes: Readonly<Record<string, string>> = {
  name: 'given-name',
  surname: 'family-name',
  email: 'email',
  phone: 'tel',
  country: 'country',
  companyName: 'organization',
  companyEmail: 'email',
  companyPhone: 'tel',
  companyAddress: 'street-address',
  companyCity: 'address-level2',
  companyPostcode: 'postal-code',
  companyWebSite: 'url',
}

/** The `autocomplete` value of a field. */
export const autoCompleteFor = ({ type, autoFillFrom }: KnownElement): string =>
  getOwn(purposes, autoFillFrom ?? '') ?? (type === 'emailInput' ? 'email' : 'on')
