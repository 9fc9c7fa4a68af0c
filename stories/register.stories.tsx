import { expect, fireEvent, userEvent, waitFor } from 'storybook/test'
import { login } from '../elements/login.ts'
import { type ElementStory, elementStories, inside } from './element-story.tsx'
import { fill as write } from './fill.ts'
import { withConfiguration } from './with-configuration.ts'
import { asVisitor } from './with-login.ts'

export default {
  ...elementStories(login),
  title: 'Account/shop-login: registration',
  tags: ['!autodocs'],
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
  [/^VAT code optional/, 'LT100012345678'],
  ['Company email', 'info@medis.example'],
  ['Company phone', '+37052104480'],
  ['Name', 'Rasa'],
  ['Surname', 'Petrauskienė'],
  ['Phone', '+37061234567'],
  ['Password', password],
  ['Confirm password', password],
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

/** Shows the form of companies with the terms and the privacy policy of the shop; private buyers choose theirs. */
export const Empty: ElementStory = {
  tags: ['REG-29', 'REG-30'],
  play: async ({ canvasElement }) => {
    const parts = await formIn(canvasElement)
    await expect(parts.getByRole('link', { name: 'terms of sale' })).toHaveAttribute('href', 'https://birchandbolt.example/terms')
    await expect(parts.getByRole('link', { name: 'privacy policy' })).toHaveAttribute('href', 'https://birchandbolt.example/privacy')
    for (const region of ['Company', 'Contact person', 'Password', 'Agreements']) parts.getByRole('region', { name: region })
    await expect(parts.getByLabelText(/^Country/)).toHaveAttribute('autocomplete', 'country')
    await userEvent.click(parts.getByRole('radio', { name: /^Private buyer/ }))
    for (const region of ['Your details', 'Password', 'Agreements']) parts.getByRole('region', { name: region })
    await expect(parts.queryByRole('region', { name: 'Company' })).toBeNull()
  },
}

/** Renders an invalid URL as plain text. */
export const UnsafeLinks: ElementStory = {
  tags: ['REG-30'],
  beforeEach: withConfiguration({
    features: { customerRegistration: true, b2bTermsOfUseExternalURL: 'javascript:alert(1)', b2bPrivacyPolicyExternalURL: undefined },
  }),
  play: async ({ canvasElement }) => {
    const parts = await formIn(canvasElement)
    await parts.findByText(/I agree to the/)
    await expect(parts.queryByRole('link', { name: 'terms of sale' })).toBeNull()
  },
}

/** Reports missing fields and focuses the first one. */
export const Invalid: ElementStory = {
  tags: ['REG-11'],
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

/** Shows a phone field without calling codes, and an optional VAT code. */
export const PlainPhones: ElementStory = {
  tags: ['REG-15', 'REG-27'],
  beforeEach: withConfiguration({ requireVATCode: false, features: { enablePhoneNumberByCountry: false } }),
  play: async ({ canvasElement }) => {
    const parts = await formIn(canvasElement)
    await waitFor(() => field(parts, /VAT code optional/))
    await expect(parts.queryByLabelText('Calling code')).toBeNull()
    write(field(parts, 'Phone'), '861234O67')
    await waitFor(() => expect(field(parts, 'Phone')).toHaveAccessibleDescription('Incorrect data format'))
  },
}

/** Reports a failure without a message of the shop and keeps the input. */
export const Failed: ElementStory = {
  tags: ['REG-10'],
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

/** Confirms that the mail was sent, and resends it. */
export const Confirmation: ElementStory = {
  tags: ['REG-03', 'REG-04'],
  play: async ({ canvasElement }) => {
    const parts = await formIn(canvasElement)
    await fill(parts, `rasa-${Date.now()}@medis.example`)
    await submit(parts)
    await parts.findByText('You should receive an email soon to confirm your email', {}, { timeout: 5000 })
    await userEvent.click(parts.getByRole('button', { name: 'Re-send' }))
    await parts.findByText('Sent, please check your email')
  },
}

/** Shows the login if registration is disabled. */
export const NotOffered: ElementStory = {
  tags: ['REG-29'],
  beforeEach: withConfiguration({ features: { customerRegistration: false } }),
  play: async ({ canvasElement }) => {
    const parts = await inside(canvasElement, 'shop-login')
    await parts.findByRole('heading', { name: 'Log in' })
    await expect(parts.queryByRole('button', { name: 'Create account' })).toBeNull()
  },
}
