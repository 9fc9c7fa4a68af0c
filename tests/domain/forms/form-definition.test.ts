import { describe, expect, test } from 'vitest'
import {
  autoCompleteFor,
  autoFilled,
  elementRules,
  emptyValues,
  type FormValues,
  type KnownElement,
  requestData,
  requestFormUrl,
  unknownTypes,
  visibleElements,
} from '../../../src/domain/forms/form-definition.ts'
import { firstProblem } from '../../../src/domain/forms/form-rules.ts'
import { problemsOf } from '../../../src/domain/forms/form-state.ts'
import { ratings, readRating } from '../../../src/domain/forms/form-values.ts'
import type { CustomerDetails } from '../../../src/model/account/customer.ts'
import { formDefinition } from '../../../src/model/forms/form-definition.ts'

const definition = formDefinition.parse({
  _id: 'f',
  elements: [
    { id: 'name', type: 'textInput', title: 'Name', required: true, autoFillFrom: 'name' },
    { id: 'company', type: 'textInput', required: true, autoFillFrom: 'companyName' },
    { id: 'mail', type: 'emailInput', autoFillFrom: 'email' },
    { id: 'city', type: 'selectOption', autoFillFrom: 'companyCity', selectOptions: ['Vilnius', { value: 'KNS', title: 'Kaunas' }] },
    { id: 'files', type: 'fileInput', autoFillFrom: 'name' },
    { id: 'stars', type: 'rating', required: true },
    { id: 'more', type: 'textArea', maxLength: 10 },
    { id: 'signature', type: 'drawing' },
    { id: 'name', type: 'textArea', title: 'Again' },
    { id: 'odd', type: 'constructor' },
  ],
})
const business: CustomerDetails = { b2bCustomer: true, name: 'Ona', companyName: 'UAB Ona', email: 'ona@example.com', companyCity: 'KNS' }
const person: CustomerDetails = { b2bCustomer: false, name: 'Ona', companyName: 'UAB Ona' }
const ids = (customer?: CustomerDetails) => visibleElements(definition, customer).map(({ id }) => id)
const element = (id: string) => visibleElements(definition, business).find((one) => one.id === id) as KnownElement

describe('FORM-24 a company-name element is hidden unless the customer is a business', () => {
  test('business', () => expect(ids(business)).toEqual(['name', 'company', 'mail', 'city', 'files', 'stars', 'more']))
  test('person and visitor', () => {
    expect(ids(person)).toEqual(['name', 'mail', 'city', 'files', 'stars', 'more'])
    expect(ids()).toEqual(ids(person))
  })
})

test('R10 drops elements with an unknown type or a duplicate id', () => {
  expect(unknownTypes(definition)).toEqual(['drawing', 'constructor'])
  expect(visibleElements(definition, undefined)[0]?.title).toBe('Name')
})

const isRequired = (id: string, customer?: CustomerDetails) => elementRules(element(id), customer).some(({ rule }) => rule === 'required')

test('FORM-21 FORM-23 required elements must be filled in; a company name only by businesses', () => {
  expect(isRequired('name')).toBe(true)
  expect(isRequired('stars')).toBe(true)
  expect(isRequired('mail')).toBe(false)
  expect([isRequired('company', business), isRequired('company', person), isRequired('company')]).toEqual([true, false, false])
})

test('FORM-16 FORM-25 fields have individual limits and messages; an emailInput must be an email', () => {
  const problem = (value: unknown, more: Partial<KnownElement>, id = 'name') =>
    firstProblem(value, elementRules({ ...element(id), ...more }, undefined))
  expect(problem('ona', {}, 'mail')).toEqual({ text: 'Invalid email format' })
  expect(problem('', {}, 'mail')).toBeUndefined()
  expect(problem('12345678901', {}, 'more')?.text).toBe('Must be less than {maxLength} characters')
  expect(problem('x'.repeat(1001), {})?.text).toBe('Must be less than {maxLength} characters')
  expect(problem('4', { min: 5 })).toEqual({ text: 'Must be equal or greater than {min}', values: { min: 5 } })
  expect(problem(4, { max: 3 }, 'stars')).toEqual({ text: 'Must be equal or less than {max}', values: { max: 3 } })
  expect(problem('', { errorMessage: 'Who are you?' })).toEqual({ text: 'Who are you?' })
})

describe('FORM-22 autofill from the customer details', () => {
  const elements = visibleElements(definition, business)
  const filled = (values: Partial<FormValues> = {}, facts: object = business, edited: string[] = []) =>
    Object.fromEntries(
      autoFilled(elements, { ...emptyValues(elements), ...values }, facts as Record<string, unknown>, {
        edited: new Set(edited),
        filled: new Map([['name', 'Rūta']]),
      }),
    )
  test('uses the field named by autoFillFrom', () =>
    expect(filled()).toEqual({ name: 'Ona', company: 'UAB Ona', mail: 'ona@example.com', city: 'KNS' }))
  test('never overwrites existing values or edited fields', () =>
    expect(filled({ name: 'Rasa' }, business, ['mail'])).toEqual({ company: 'UAB Ona', city: 'KNS' }))
  test('replaces previously autofilled values', () => expect(filled({ name: 'Rūta' }).name).toBe('Ona'))
  test('fills a select field only with one of its options', () => expect(filled({}, { companyCity: 'Riga' })).toEqual({}))
  test('R09 ignores inherited properties', () => {
    const elements = [{ id: 'x', type: 'textInput', autoFillFrom: 'constructor' } as KnownElement]
    expect(autoFilled(elements, { x: '' }, {}, { edited: new Set(), filled: new Map() })).toEqual([])
  })
})

test('FORM-29 sends values by element id, without empty ones', () => {
  const elements = visibleElements(definition, business)
  const file = { id: 'd1', name: 'a.pdf', size: 3, uploadedAt: '2026-11-21T10:00:00Z' }
  const values = { ...emptyValues(elements), name: ' Ona ', stars: 4, files: [file, { ...file, id: 'd2' }], unasked: 'x' }
  expect(requestData(elements, values)).toEqual({ name: 'Ona', stars: 4, files: ['d1', 'd2'] })
  expect(requestFormUrl({ origin: 'https://shop.test', pathname: '/contacts' })).toBe('https://shop.test/contacts')
})

test('R09 element ids such as __proto__ do not reach a prototype', () => {
  const hostile = formDefinition.parse({
    _id: 'f',
    elements: ['__proto__', 'constructor', 'toString'].map((id) => ({ id, type: 'textInput', required: true })),
  })
  const elements = visibleElements(hostile, undefined)
  const values = emptyValues(elements)
  const rules = () => Object.fromEntries(elements.map((one) => [one.id, elementRules(one, undefined)]))
  expect(Object.keys(problemsOf<Record<string, unknown>>(values, rules))).toEqual(['__proto__', 'constructor', 'toString'])
  const filled = Object.fromEntries(elements.map(({ id }) => [id, 'x']))
  expect(JSON.stringify(requestData(elements, filled))).toBe('{"__proto__":"x","constructor":"x","toString":"x"}')
  expect(({} as Record<string, unknown>).x).toBeUndefined()
})

test('FORM-35 a star rating is a whole number from 1 to 5', () => {
  expect(ratings).toEqual([1, 2, 3, 4, 5])
  expect([1, '5', 3].map(readRating)).toEqual([1, 5, 3])
  for (const value of [0, 6, 2.5, '', 'x', null, undefined, Number.NaN]) expect(readRating(value)).toBeUndefined()
})

test('fields have an autocomplete value', () => {
  expect(['name', 'company', 'mail', 'more'].map((id) => autoCompleteFor(element(id)))).toEqual([
    'given-name',
    'organization',
    'email',
    'on',
  ])
})
