import { expect, fireEvent, userEvent, waitFor } from 'storybook/test'
import { login } from '../elements/login.ts'
import { type ElementStory, elementStories, inside } from './element-story.tsx'
import { fill as write } from './fill.ts'
import { withConfiguration } from './with-configuration.ts'
import { asVisitor } from './with-login.ts'

export default {
  ...elementStories(login),
  title: 'Shell/shop-login: registration',
  args: { step: 'register' },
  beforeEach: asVisitor,
}

type Parts = Awaited<ReturnType<typeof inside>>

async function formIn(canvas: HTMLElement): Promise<Parts> {
  const parts = await inside(canvas, 'shop-login')
  await parts.findByRole('button', { name: 'Create account' }, { timeout: 5000 })
  return parts
}

const password = 'seven birds over the bay'
const lines: [label: string | RegExp, text: string][] = [
  ['Company name', 'UAB Medžio dirbtuvė'],
  ['Company code', '305447120'],
  ['VAT code', 'LT100012345678'],
  ['Company email', 'info@medis.example'],
  ['Company phone', '+37052104480'],
  ['Name', 'Rasa'],
  ['Surname', 'Petrauskienė'],
  ['Phone', '+37061234567'],
  ['Password', password],
  ['Repeat the password', password],
]
const field = (parts: Parts, label: string | RegExp) =>
  parts.getByLabelText(typeof label === 'string' ? new RegExp(`^${label}( \\*)?$`) : label, { selector: 'input' })

/** Fills in all fields of a registration at once, like a browser's autofill. */
async function fill(parts: Parts, email: string) {
  for (const [label, text] of [...lines, ['Email', email] as const]) fireEvent.input(field(parts, label), { target: { value: text } })
  await parts.findByRole('option', { name: 'Lithuania' })
  await userEvent.selectOptions(parts.getByLabelText(/^Country/), 'LT')
  await userEvent.click(parts.getByLabelText(/^I agree/))
}
const submit = (parts: Parts) => userEvent.click(parts.getByRole('button', { name: 'Create account' }))

export const Empty: ElementStory = {
  name: 'REG-29, REG-30 shows the form with the terms and the privacy policy of the shop',
  play: async ({ canvasElement }) => {
    const parts = await formIn(canvasElement)
    await expect(parts.getByRole('link', { name: 'terms of use' })).toHaveAttribute('href', 'https://birchandbolt.example/terms')
    await expect(parts.getByRole('link', { name: 'privacy policy' })).toHaveAttribute('href', 'https://birchandbolt.example/privacy')
    for (const region of ['Company', 'Contact person', 'Password', 'Agreements']) parts.getByRole('region', { name: region })
    await expect(parts.getByLabelText(/^Country/)).toHaveAttribute('autocomplete', 'country')
  },
}

export const UnsafeLinks: ElementStory = {
  name: 'REG-30 renders an invalid URL as plain text',
  beforeEach: withConfiguration({
    features: { customerRegistration: true, b2bTermsOfUseExternalURL: 'javascript:alert(1)', b2bPrivacyPolicyExternalURL: undefined },
  }),
  play: async ({ canvasElement }) => {
    const parts = await formIn(canvasElement)
    await parts.findByText(/I agree to the/)
    await expect(parts.queryByRole('link', { name: 'terms of use' })).toBeNull()
  },
}

export const Invalid: ElementStory = {
  name: 'REG-11 reports missing fields and focuses the first one',
  play: async ({ canvasElement }) => {
    const parts = await formIn(canvasElement)
    await submit(parts)
    const summary = await parts.findByRole('alert')
    await expect(summary).toHaveTextContent('Form fields invalid')
    await waitFor(() => expect(field(parts, 'Company name').matches(':focus')).toBe(true))
    await expect(field(parts, 'Company name')).toHaveAccessibleDescription('Field is required')
    await userEvent.click(parts.getByRole('button', { name: 'Surname' }))
    await expect(field(parts, 'Surname').matches(':focus')).toBe(true)
  },
}

export const PlainPhones: ElementStory = {
  name: 'REG-15, REG-27 shows a phone field without calling codes, and an optional VAT code',
  beforeEach: withConfiguration({ requireVATCode: false, features: { enablePhoneNumberByCountry: false } }),
  play: async ({ canvasElement }) => {
    const parts = await formIn(canvasElement)
    await waitFor(() => field(parts, /VAT code optional/))
    await expect(parts.queryByLabelText('Calling code')).toBeNull()
    write(field(parts, 'Phone'), '861234O67')
    await waitFor(() => expect(field(parts, 'Phone')).toHaveAccessibleDescription('Incorrect data format'))
  },
}

export const Failed: ElementStory = {
  name: 'REG-10 reports a failure without a message of the shop and keeps the input',
  args: { 'api-base': '/fault/html@register*' },
  play: async ({ canvasElement }) => {
    const parts = await formIn(canvasElement)
    await fill(parts, 'rasa@medis.example')
    await submit(parts)
    await parts.findByText('Something went wrong. Please try again later.', {}, { timeout: 5000 })
    await expect(field(parts, 'Company name')).toHaveValue('UAB Medžio dirbtuvė')
    await expect(field(parts, 'Password')).toHaveValue(password)
    await expect(parts.getByRole('button', { name: /^Create account \(\d+ s\)$/ })).toHaveAttribute('aria-disabled', 'true')
  },
}

export const Confirmation: ElementStory = {
  name: 'REG-03, REG-04 confirms that the mail was sent, and resends it',
  play: async ({ canvasElement }) => {
    const parts = await formIn(canvasElement)
    await fill(parts, `rasa-${Date.now()}@medis.example`)
    await submit(parts)
    await parts.findByText('You should receive an email soon to confirm your email', {}, { timeout: 5000 })
    await userEvent.click(parts.getByRole('button', { name: 'Re-send' }))
    await parts.findByText('Sent, please check your email')
  },
}

export const NotOffered: ElementStory = {
  name: 'REG-29 shows the login if registration is disabled',
  beforeEach: withConfiguration({ features: { customerRegistration: false } }),
  play: async ({ canvasElement }) => {
    const parts = await inside(canvasElement, 'shop-login')
    await parts.findByRole('heading', { name: 'Log in' })
    await expect(parts.queryByRole('button', { name: 'Create account' })).toBeNull()
  },
}
