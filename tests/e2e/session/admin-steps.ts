import type { BrowserContext, Page } from 'playwright'
import { expect } from 'vitest'
import { demoOperator } from '../../../demo/content/customers.ts'
import { sites } from '../harness.ts'

/** What the shop does with new accounts. */
type RegistrationMode = 'confirmation' | 'approval' | 'at once'

const settings: Record<RegistrationMode, [approval: boolean, confirmation: boolean]> = {
  confirmation: [false, true],
  approval: [true, false],
  'at once': [false, false],
}

const address = () => `${sites.shop}/dev/admin`
const heading = (admin: Page) => admin.getByRole('heading', { name: 'Shop desk' })

/** Opens the admin page with a signed-in operator. */
export async function openAdmin(context: BrowserContext): Promise<Page> {
  const admin = await context.newPage()
  await signIn(admin)
  return admin
}

export async function signIn(admin: Page) {
  await admin.goto(address())
  await admin.getByLabel('Email').fill(demoOperator.email)
  await admin.getByLabel('Password').fill(demoOperator.password)
  await admin.getByRole('button', { name: 'Sign in' }).click()
  await heading(admin).waitFor()
}

/** Saves the registration settings of the shop. */
export async function setRegistrationMode(admin: Page, mode: RegistrationMode) {
  const [approval, confirmation] = settings[mode]
  await admin.goto(address())
  const checkboxes = [
    admin.getByLabel('New accounts wait for an approval'),
    admin.getByLabel('New accounts confirm their email first'),
  ] as const
  await checkboxes[0].setChecked(approval)
  await checkboxes[1].setChecked(confirmation)
  await Promise.all([admin.waitForEvent('load'), admin.getByRole('button', { name: 'Save' }).click()])
  await heading(admin).waitFor()
  expect([await checkboxes[0].isChecked(), await checkboxes[1].isChecked()]).toEqual([approval, confirmation])
}

/** Approves a pending account. */
export async function approve(admin: Page, email: string) {
  await admin.reload()
  await admin.getByRole('button', { name: `Approve ${email}` }).click()
  await admin.getByRole('button', { name: `Approve ${email}` }).waitFor({ state: 'detached' })
}
