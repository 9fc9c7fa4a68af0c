import type { BrowserContext, Locator, Page } from 'playwright'
import { demoCustomers } from '../../../demo/content/customers.ts'
import { open, openContext, sites, type Visit, type VisitOptions } from '../harness.ts'
import { show } from '../journeys/shared-visit.ts'

/** A browser in which one of the demo's customers is logged in. */
export async function createFormContext(id: string): Promise<BrowserContext> {
  const { email, password } = demoCustomers.find((customer) => customer.id === id) ?? { email: '', password: '' }
  const context = await openContext()
  const headers = { 'X-Shop-Request': '1', Origin: sites.shop }
  const answer = await context.request.post(`${sites.shop}/api/customer/login`, { headers, data: { email, password } })
  if (!answer.ok()) throw new Error(`The login of ${id} answered ${answer.status()}`)
  return context
}

const formTag = (id: string, more = '') => `<shop-form form-id="${id}" ${more}></shop-form>`

async function readyForm({ page }: Visit): Promise<Locator> {
  const form = page.locator('shop-form')
  await form.getByRole('button').first().waitFor()
  return form
}

/** A host page with a form of the shop; waits until it can be filled in. */
export async function openForm(id: string, options: VisitOptions = {}) {
  const visit = await open({ html: formTag(id), ...options })
  return { ...visit, form: await readyForm(visit) }
}

/** A form in place of what a shared page has shown; waits until it can be filled in. */
export async function showForm(visit: Visit, id: string, more?: string) {
  const { page, calls, errors } = await show(visit, { html: formTag(id, more) })
  return { page, calls, errors, form: await readyForm(visit) }
}

/** What a field says of itself. */
export const readError = async (field: Locator): Promise<string | null> =>
  field.evaluate((control) => {
    const root = control.getRootNode() as ShadowRoot
    const ids = control.getAttribute('aria-describedby')?.split(' ') ?? []
    const error = ids.map((one) => root.getElementById(one)).find((one) => one?.classList.contains('field-error'))
    return error ? error.innerText.trim() : null
  })

/** The name of the control that has the focus, wherever it is. */
export const focusedField = (page: Page): Promise<string | null> =>
  page.evaluate(() => {
    let at = document.activeElement
    while (at?.shadowRoot?.activeElement) at = at.shadowRoot.activeElement
    return at?.getAttribute('name') ?? null
  })
