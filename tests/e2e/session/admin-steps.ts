import type { BrowserContext, Page } from 'playwright'
import { expect } from 'vitest'
import { demoOperator } from '../../../demo/content/customers.ts'
import { sites } from '../harness.ts'

/** What becomes of new accounts. */
type RegistrationMode = 'confirmation' | 'approval' | 'at once'

const switches: Record<RegistrationMode, [approval: boolean, confirmation: boolean]> = {
  confirmation: [false, true],
  approval: [true, false],
  'at once': [false, false],
}

const address = () => `${sites.shop}/dev/admin`
const heading = (desk: Page) => desk.getByRole('heading', { name: 'Shop desk' })

/** The desk of the shop, an operator signed in. */
export async function openAdmin(context: BrowserContext): Promise<Page> {
  const desk = await context.newPage()
  await signIn(desk)
  return desk
}

export async function signIn(desk: Page) {
  await desk.goto(address())
  await desk.getByLabel('Email').fill(demoOperator.email)
  await desk.getByLabel('Password').fill(demoOperator.password)
  await desk.getByRole('button', { name: 'Sign in' }).click()
  await heading(desk).waitFor()
}

/** Turns the switches of the registration. */
export async function setRegistrationMode(desk: Page, mode: RegistrationMode) {
  const [approval, confirmation] = switches[mode]
  await desk.goto(address())
  const boxes = [desk.getByLabel('New accounts wait for an approval'), desk.getByLabel('New accounts confirm their email first')] as const
  await boxes[0].setChecked(approval)
  await boxes[1].setChecked(confirmation)
  await Promise.all([desk.waitForEvent('load'), desk.getByRole('button', { name: 'Save' }).click()])
  await heading(desk).waitFor()
  expect([await boxes[0].isChecked(), await boxes[1].isChecked()]).toEqual([approval, confirmation])
}

/** Approves an account that waits. */
export async function approve(desk: Page, email: string) {
  await desk.reload()
  await desk.getByRole('button', { name: `Approve ${email}` }).click()
  await desk.getByRole('button', { name: `Approve ${email}` }).waitFor({ state: 'detached' })
}
