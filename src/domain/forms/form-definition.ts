import type { CustomerDetails } from '../../model/account/customer.ts'
import type { FormDefinition, FormElement } from '../../model/forms/form-definition.ts'
import type { FormValue, UploadedDocument } from '../../model/forms/form-request.ts'
import { requestEmailMaxCharacters, requestTextAreaMaxCharacters, requestTextMaxCharacters } from '../constants.ts'
import { isBusinessCustomer } from '../customer.ts'
import { getOwn } from '../get-own.ts'
import { isEmptyValue, type Rule } from './form-rules.ts'
import { readRating } from './form-values.ts'

/** What stands in the fields of a request form, by the id of their element. */
export type FormValues = Readonly<Record<string, string | number | readonly UploadedDocument[] | undefined>>

export const elementTypes = ['textInput', 'textArea', 'emailInput', 'selectOption', 'fileInput', 'rating'] as const
/** The kinds of fields that a form may have (FORM-18). */
export type ElementType = (typeof elementTypes)[number]
export type KnownElement = FormElement & { type: ElementType }

/** Field of the customer's details that only companies have. */
const companyNameField = 'companyName'

const isKnown = (element: FormElement): element is KnownElement => elementTypes.some((type) => type === element.type)
const isForCompanies = ({ autoFillFrom }: FormElement) => autoFillFrom === companyNameField

/** Types of a definition that nobody knows; their elements are left out. */
export const unknownTypes = ({ elements }: FormDefinition): string[] => [
  ...new Set(elements.filter((element) => !isKnown(element)).map(({ type }) => type)),
]

/** The fields that a customer is asked: each id once, and the company's name of business customers only (FORM-24). */
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
  emailInput: requestEmailMaxCharacters,
}
/** Characters that a text may have; undefined for what is no text. */
export const maxLengthFor = (type: ElementType): number | undefined => getOwn(maxTextLengths, type)

/** The rules of a field, in the order in which they are checked (FORM-21, FORM-23, FORM-25). */
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

/** A form before anybody has touched it. */
export const emptyValues = (elements: readonly KnownElement[]): FormValues =>
  Object.fromEntries(elements.map(({ id, type }) => [id, type === 'fileInput' ? [] : type === 'rating' ? undefined : '']))

/** What the details know of a field; a choice is filled in only where it exists. */
function factFor({ type, autoFillFrom, selectOptions = [] }: KnownElement, facts: Readonly<Record<string, unknown>>) {
  const fact = autoFillFrom === undefined ? undefined : getOwn(facts, autoFillFrom)
  if (typeof fact !== 'string' && typeof fact !== 'number') return undefined
  if (type === 'fileInput') return undefined
  if (type === 'rating') return readRating(fact)
  const text = String(fact)
  return type !== 'selectOption' || selectOptions.some(({ value }) => value === text) ? text : undefined
}

/** Who has been at a form. */
export interface FormEdits {
  /** fields that somebody has worked on */
  edited: ReadonlySet<string>
  /** what was filled in by itself, by field */
  filled: ReadonlyMap<string, string | number>
}

/**
 * What fills itself in from the details of the customer, by field (FORM-22): where nothing stands, or what came from
 * earlier details; never over what somebody has typed, nor where they have emptied a field.
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

/** What is sent: the values by element id, those of files as ids of documents; what is empty is left out. */
export function requestData(elements: readonly KnownElement[], values: FormValues): Record<string, FormValue> {
  const filled = elements.flatMap(({ id }): [string, FormValue][] => {
    const value = getOwn(values, id)
    if (value === undefined || isEmptyValue(value)) return []
    if (typeof value === 'string') return [[id, value.trim()]]
    return [[id, typeof value === 'number' ? value : value.map((document) => document.id)]]
  })
  return Object.fromEntries(filled)
}

/** The page that a form was sent from: site origin plus current path, without anything private in its query (FORM-29). */
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

/** What a browser may fill in for the visitor. */
export const autoCompleteFor = ({ type, autoFillFrom }: KnownElement): string =>
  getOwn(purposes, autoFillFrom ?? '') ?? (type === 'emailInput' ? 'email' : 'on')
