import { type FormDefinition, formDefinition } from '../../../src/model/forms/form-definition.ts'
import { type FormValue, storedDocument } from '../../../src/model/forms/form-request.ts'
import { type Capability, check, essential } from '../check.ts'
import { assertRefused, readAnswer, readLoosely } from '../http/read.ts'
import { Untried } from '../http/unmet.ts'
import { testPerson } from '../shop-data.ts'
import type { Visit } from '../visit.ts'
import { nonsense } from './lists.ts'

async function inquiryId({ data }: Visit): Promise<string> {
  const { inquiryFormId } = await data.configuration()
  if (!inquiryFormId) throw new Untried('the configuration has no inquiryFormId')
  return inquiryFormId
}

const askForm = async (visit: Visit, id: string) =>
  visit.visitor.get(`/api/forms/${encodeURIComponent(id)}`, { lang: await visit.data.language() })

type Element = FormDefinition['elements'][number]

function fieldValue({ type, title, selectOptions = [], min }: Element): FormValue | undefined {
  if (type === 'emailInput') return testPerson.email
  if (type === 'rating') return Math.max(1, min ?? 1)
  if (type === 'fileInput') return undefined
  const [option] = selectOptions
  if (type === 'selectOption') return typeof option === 'string' ? option : option && String((option as { value: unknown }).value)
  return /phone|tel/i.test(title ?? '') ? testPerson.phone : 'Contract test'
}

const fillIn = ({ elements }: FormDefinition): Record<string, FormValue> =>
  Object.fromEntries(
    elements.flatMap((element) => {
      const value = fieldValue(element)
      return value === undefined ? [] : [[element.id, value]]
    }),
  )

const requestForms: Capability = {
  id: 'forms',
  title: 'Request forms',
  tags: ['form', 'product'],
  checks: [
    essential('the inquiry form', async (visit) => {
      const answer = await askForm(visit, await inquiryId(visit))
      answer.assert(readAnswer(answer, formDefinition, 'a form').elements.length > 0, 'at least one element')
    }),
    check('an unknown form is refused', async (visit) => assertRefused(await askForm(visit, nonsense), 404)),
    check('a filled form is taken', async (visit) => {
      const id = await inquiryId(visit)
      const form = readLoosely(await askForm(visit, id), formDefinition, 'a form')
      if (form.elements.some(({ type, required }) => required && type === 'fileInput')) throw new Untried('the form needs a file')
      visit.leave(`a request of the form ${id}, from ${testPerson.email}`)
      const body = { formId: id, requestFormUrl: `${visit.options.baseUrl}/contract-test`, data: fillIn(form) }
      const answer = await visit.visitor.post('/api/requests', body)
      answer.assert(answer.isOk, 'status 201')
    }),
    check('a form without its required fields is refused', async (visit) => {
      const id = await inquiryId(visit)
      const form = readLoosely(await askForm(visit, id), formDefinition, 'a form')
      const body = { formId: id, requestFormUrl: visit.options.baseUrl, data: {} }
      if (form.elements.some(({ required }) => required)) assertRefused(await visit.visitor.post('/api/requests', body), 400, 422)
      assertRefused(await visit.visitor.post('/api/requests', { ...body, formId: nonsense }), 400, 404, 422)
      assertRefused(await visit.visitor.post('/api/requests', {}), 400, 422)
    }),
  ],
}

function formWith(name: string, type: string, bytes: BlobPart): FormData {
  const form = new FormData()
  form.append('file', new Blob([bytes], { type }), name)
  return form
}

const upload = (visit: Visit, form: FormData, headers: Record<string, string> = { 'X-Shop-Request': '1' }) =>
  visit.newVisitor().send('POST', '/api/document', { form, headers })

const uploads: Capability = {
  id: 'uploads',
  title: 'Files of forms',
  tags: ['form'],
  checks: [
    essential('a text file is stored, with 200 and its _id', async (visit) => {
      visit.leave('an uploaded file of 13 bytes')
      const answer = (await upload(visit, formWith('contract-test.txt', 'text/plain', 'contract test'))).assertStatus(200)
      readAnswer(answer, storedDocument, 'an object with _id')
    }),
    check('a form without a file is refused', async (visit) => {
      const form = new FormData()
      form.append('other', 'field')
      assertRefused(await upload(visit, form), 400, 415, 422)
    }),
    check('a program is refused', async (visit) =>
      assertRefused(await upload(visit, formWith('contract-test.html', 'text/html', '<script>alert(1)</script>')), 400, 415, 422),
    ),
  ],
}

const newsletter: Capability = {
  id: 'newsletter',
  title: 'Newsletter',
  tags: ['newsletter-form', 'newsletter-popup', 'footer'],
  checks: [
    essential('an invalid address is refused with 400', async ({ visitor }) => {
      assertRefused(await visitor.post('/api/newsletter/subscribe', { email: 'nobody', gdprAccepted: true }), 400)
      assertRefused(await visitor.post('/api/newsletter/subscribe', {}), 400, 422)
    }),
    check('an address is subscribed, twice with the same answer', async (visit) => {
      visit.leave(`a subscription of ${testPerson.email} to the newsletter`)
      const body = { email: testPerson.email, gdprAccepted: true }
      const [first, second] = [
        await visit.visitor.post('/api/newsletter/subscribe', body),
        await visit.visitor.post('/api/newsletter/subscribe', body),
      ]
      first.assert(first.isOk, 'status 200')
      second.assert(second.status === first.status && second.text === first.text, 'the same answer as the first time')
    }),
  ],
}

export const formCapabilities = [requestForms, uploads, newsletter]
