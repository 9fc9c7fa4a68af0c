import type { BrowserContext, Locator, Page } from 'playwright'
import { demoCustomers } from '../../../demo/content/customers.ts'
import { open, openContext, sites, type Visit, type VisitOptions } from '../harness.ts'
import { show } from '../journeys/shared-visit.ts'

/** Creates a context with a logged-in demo customer. */
export async function createFormContext(id: string): Promise<BrowserContext> {
  const { email, password } = demoCustomers.find((customer) => customer.id === id) ?? { email: '', password: '' }
  const context = await openContext()
  const headers = { 'X-Shop-Request': '1', Origin: sites.shop }
  const response = await context.request.post(`${sites.shop}/api/customer/login`, { headers, data: { email, password } })
  if (!response.ok()) throw new Error(`The login of ${id} returned ${response.status()}`)
  return context
}

const formTag = (id: string, more = '') => `<shop-form form-id="${id}" ${more}></shop-form>`

async function readyForm({ page }: Visit): Promise<Locator> {
  const form = page.locator('shop-form')
  await form.getByRole('button').first().waitFor()
  return form
}

/** Opens a host page with a form and waits until the form renders. */
export async function openForm(id: string, options: VisitOptions = {}) {
  const visit = await open({ html: formTag(id), ...options })
  return { ...visit, form: await readyForm(visit) }
}

/** Renders a form on a shared page and waits for it. */
export async function showForm(visit: Visit, id: string, more?: string) {
  const { page, calls, errors } = await show(visit, { html: formTag(id, more) })
  return { page, calls, errors, form: await readyForm(visit) }
}

/** The error message linked to a field; null without one. */
export const readError = async (field: Locator): Promise<string | null> =>
  field.evaluate((control) => {
    const root = control.getRootNode() as ShadowRoot
    const ids = control.getAttribute('aria-describedby')?.split(' ') ?? []
    const error = ids.map((id) => root.getElementById(id)).find((element) => element?.classList.contains('field-error'))
    return error ? error.innerText.trim() : null
  })

/** Name of the focused control, also inside shadow roots. */
export const focusedField = (page: Page): Promise<string | null> =>
  page.evaluate(() => {
    let focused = document.activeElement
    while (focused?.shadowRoot?.activeElement) focused = focused.shadowRoot.activeElement
    return focused?.getAttribute('name') ?? null
  })
