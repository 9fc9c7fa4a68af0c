import { beforeAll, describe, expect, test } from 'vitest'
import { forms } from '../../../demo/content/forms.ts'
import { type FormDefinition, formDefinition } from '../../../src/model/forms/form-definition.ts'
import { openShop, type TestShop } from '../shop.ts'

let shop: TestShop
beforeAll(async () => {
  shop = await openShop()
})

const read = async (id: string, lang = 'en') => formDefinition.parse(await shop.read(`/api/forms/${id}?lang=${lang}`))
const write = (definition: { _id: string; [field: string]: unknown }) =>
  shop.db.query('insert into form (id, definition) values ($1, $2)', [definition._id, JSON.stringify(definition)])

describe('request forms', () => {
  test('FORM-17 a definition has id, title, description and complete elements', async () => {
    const { _id, title, description, elements } = await read('service-request')
    expect({ _id, title }).toEqual({ _id: 'service-request', title: 'Ask for a repair' })
    expect(description).toContain('<strong>before</strong>')
    expect(elements[0]).toEqual({ id: 'name', type: 'textInput', title: 'Name', required: true, autoFillFrom: 'name' })
    const fault = elements.find(({ id }) => id === 'fault')
    expect(fault?.selectOptions?.[0]).toEqual({ value: 'broken', title: 'It does not work' })
    expect(elements.filter(({ type }) => type === 'fileInput')).toHaveLength(2)
    expect(elements.find(({ type }) => type === 'rating')?.comment).toContain('<em>1</em>')
  })

  test('FORM-18 CALL-53 the shop’s forms use all six types, in both languages', async () => {
    const answered: FormDefinition[] = []
    for (const { _id } of forms) answered.push(await read(_id, 'en'), await read(_id, 'lt'))
    const types = new Set(answered.flatMap(({ elements }) => elements.map(({ type }) => type)))
    expect([...types].sort()).toEqual(['emailInput', 'fileInput', 'rating', 'selectOption', 'textArea', 'textInput'])
    for (let at = 0; at < answered.length; at += 2) {
      const [en, lt] = [answered[at], answered[at + 1]]
      expect(lt?.elements.map(({ id }) => id)).toEqual(en?.elements.map(({ id }) => id))
      expect(lt?.title).not.toBe(en?.title)
      for (const [index, { title }] of (lt?.elements ?? []).entries()) expect(title, lt?._id).not.toBe(en?.elements[index]?.title)
    }
  })

  test('CALL-53 prefills the inquiry from the product and the customer', async () => {
    const { elements } = await read('inquiry')
    expect(elements.flatMap(({ autoFillFrom }) => autoFillFrom ?? [])).toEqual([
      ...['name', 'surname', 'email', 'companyName', 'productTitle', 'productCode'],
    ])
  })

  test.each(['nothing', 'constructor', '__proto__', "' or 1=1 --", '../inquiry'])('CALL-53 the unknown form %s returns 404', async (id) => {
    expect((await shop.ask(`/api/forms/${encodeURIComponent(id)}`)).status).toBe(404)
  })

  test('CALL-53 an unknown language falls back to English, and the response is cacheable', async () => {
    const answer = await shop.ask('/api/forms/contact?lang=xx')
    expect(((await answer.json()) as { title: string }).title).toBe('Write to us')
    expect(answer.headers.get('cache-control')).toContain('max-age=60')
  })

  test('FORM-17 returns 500 elements with html in every text unchanged', async () => {
    const evil = '<img src=x onerror=alert(1)>"\'&{{x}}'
    const elements = Array.from({ length: 500 }, (_, at) => ({
      id: `f${at}`,
      type: 'selectOption',
      title: { en: evil, lt: evil },
      comment: { en: evil, lt: evil },
      selectOptions: [{ value: evil, title: { en: evil, lt: evil } }],
    }))
    await write({ _id: 'long', title: { en: evil, lt: evil }, description: { en: evil, lt: evil }, elements })
    const answer = await shop.ask('/api/forms/long')
    expect(answer.headers.get('content-type')).toContain('application/json')
    const form = formDefinition.parse(await answer.json())
    expect([form.title, form.description]).toEqual([evil, evil])
    expect(form.elements).toHaveLength(500)
    expect(form.elements[499]).toEqual({
      id: 'f499',
      type: 'selectOption',
      title: evil,
      comment: evil,
      selectOptions: [{ value: evil, title: evil }],
    })
  })
})
