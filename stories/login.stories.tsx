import { expect, spyOn, userEvent, waitFor } from 'storybook/test'
import { demoCustomers } from '../demo/content/customers.ts'
import { login } from '../elements/login.ts'
import { postRegistration } from '../src/api/registration.ts'
import { emptyRegistration, toRegistration } from '../src/domain/session/registration.ts'
import { pageSettings } from '../src/kit/settings.ts'
import { $socialLogin } from '../src/stores/session/login/social-login.ts'
import { setSocialLoginsError } from '../src/stores/session/login/social-logins-error.ts'
import { type ElementStory, elementStories, inside } from './element-story.tsx'
import { fill } from './fill.ts'
import { hasFocus } from './has-focus.ts'
import { withConfiguration } from './with-configuration.ts'
import { asVisitor, withLogin } from './with-login.ts'

/** Logs out and resets the login attempts of other stories. */
async function resetLogin() {
  await asVisitor()
  $socialLogin.set({ status: 'idle' })
  setSocialLoginsError(undefined)
}

export default { ...elementStories(login), title: 'Account/shop-login', beforeEach: resetLogin }

const patient = { timeout: 8000 }
const [ona] = demoCustomers
const password = 'seven birds over the bay'
type Parts = Awaited<ReturnType<typeof inside>>
const partsIn = (canvas: HTMLElement) => inside(canvas, 'shop-login')
const email = (parts: Parts) => parts.findByRole('textbox', { name: /^Email/ }, patient)
const secret = (parts: Parts) => parts.getByLabelText(/^Password( \*)?$/)
const submit = async (parts: Parts) => userEvent.click(parts.getByRole('button', { name: 'Log in' }))

async function tryLogin(parts: Parts, name: string, word: string) {
  fill(await email(parts), name)
  fill(secret(parts), word)
  await submit(parts)
}

/** A new account whose email is not confirmed. */
async function createUnconfirmedAccount(): Promise<string> {
  const name = `story-${crypto.randomUUID()}@medis.example`
  const values = {
    ...emptyRegistration,
    companyName: 'UAB Medis',
    companyCode: '305447120',
    companyVatCode: 'LT100012345678',
    companyEmail: name,
    companyPhone: '+37052104480',
    companyCountry: 'LT',
    name: 'Rasa',
    surname: 'Petrauskienė',
    email: name,
    phone: '+37061234567',
    password,
    password2: password,
    agreeToPrivacyAndTerms: true,
  }
  await postRegistration(pageSettings(), toRegistration(values), { lang: 'en', temporary: false })
  return name
}

/** Shows the login, other providers and a link to register. */
export const Login: ElementStory = {
  tags: ['LOGIN-02'],
  play: async ({ canvasElement }) => {
    const parts = await partsIn(canvasElement)
    await expect(await email(parts)).toHaveAttribute('autocomplete', 'username')
    await expect(secret(parts)).toHaveAttribute('autocomplete', 'current-password')
    for (const name of ['Facebook', 'Google', 'Apple']) await parts.findByText(`Continue with ${name}`, {}, patient)
    await expect(await parts.findByRole('link', { name: 'Sign up' })).toHaveAttribute(
      'href',
      expect.stringMatching(/\/account\?step=register$/),
    )
  },
}

/** Shows an error at a field without a value. */
export const FormInvalid: ElementStory = {
  tags: ['LOGIN-09', 'LOGIN-10'],
  play: async ({ canvasElement }) => {
    const parts = await partsIn(canvasElement)
    fill(await email(parts), 'ona@')
    await submit(parts)
    await parts.findByText('Form fields invalid')
    await expect(await email(parts)).toHaveAccessibleDescription('Invalid email format')
    await expect(secret(parts)).toHaveAccessibleDescription('Field is required')
    await waitFor(async () => expect(hasFocus(await email(parts))).toBe(true))
  },
}

/** Reports a wrong password. */
export const WrongPassword: ElementStory = {
  tags: ['LOGIN-14'],
  play: async ({ canvasElement }) => {
    const parts = await partsIn(canvasElement)
    await tryLogin(parts, 'nobody@medis.example', 'wrong')
    await expect(await parts.findByText('Incorrect credentials', {}, patient)).toBeVisible()
    await userEvent.click(parts.getByRole('button', { name: 'Show password' }))
    await expect(secret(parts)).toHaveAttribute('type', 'text')
    await expect(secret(parts)).toHaveValue('wrong')
  },
}

/** Resends the mail to an account whose email is not confirmed. */
export const NotConfirmed: ElementStory = {
  tags: ['LOGIN-11', 'LOGIN-17'],
  play: async ({ canvasElement }) => {
    const parts = await partsIn(canvasElement)
    await tryLogin(parts, await createUnconfirmedAccount(), password)
    await parts.findByText('Please check your mailbox to confirm your account. Did not receive?', {}, patient)
    await userEvent.click(parts.getByRole('button', { name: 'Re-send' }))
    await parts.findByText('Sent, please check your email', {}, patient)
  },
}

/** Reports a failed resend. */
export const ResendFailed: ElementStory = {
  tags: ['LOGIN-16'],
  args: { 'api-base': '/fault/status-500@send-confirmation-email*' },
  play: async ({ canvasElement }) => {
    const parts = await partsIn(canvasElement)
    await tryLogin(parts, await createUnconfirmedAccount(), password)
    await userEvent.click(await parts.findByRole('button', { name: 'Re-send' }, patient))
    await parts.findByText('Something went wrong. Please try again later.', {}, patient)
    await parts.findByRole('button', { name: 'Re-send' })
  },
}

/** Reports an unexpected response. */
export const Failed: ElementStory = {
  tags: ['LOGIN-15'],
  args: { 'api-base': '/fault/status-500@customer/login' },
  play: async ({ canvasElement }) => {
    const parts = await partsIn(canvasElement)
    await tryLogin(parts, 'ona@medis.example', 'any')
    await parts.findByText('Unexpected error. Please try again later.', {}, patient)
  },
}

export const Sending: ElementStory = {
  args: { 'api-base': '/fault/slow-60000@customer/login' },
  play: async ({ canvasElement }) => {
    const parts = await partsIn(canvasElement)
    await tryLogin(parts, 'ona@medis.example', 'any')
    await waitFor(() => expect(parts.getByRole('button', { name: 'Log in' })).toHaveAttribute('aria-busy', 'true'))
  },
}

export const CookiesBlocked: ElementStory = {
  args: { 'api-base': '/fault/status-401@customer/account-details' },
  beforeEach: () => resetLogin, // cleans up: the login succeeds on the server
  play: async ({ canvasElement }) => {
    const parts = await partsIn(canvasElement)
    await tryLogin(parts, ona?.email ?? '', ona?.password ?? '')
    await parts.findByText(/^This browser blocks the cookies of the shop/, {}, patient)
    await parts.findByRole('link', { name: 'Log in on the site of the shop' })
  },
}

export const LoggedIn: ElementStory = {
  beforeEach: withLogin('private'),
  play: async ({ canvasElement }) => {
    const parts = await partsIn(canvasElement)
    await parts.findByText('You are logged in as Ona Petraitienė', {}, patient)
    await parts.findByRole('link', { name: 'Go to your account' })
    await expect(parts.queryByLabelText(/^Password/)).toBeNull()
  },
}

/** Omits “Sign up” if registration is disabled. */
export const WithoutRegistration: ElementStory = {
  tags: ['LOGIN-08'],
  beforeEach: withConfiguration({ features: { customerRegistration: false } }),
  args: { step: 'register' },
  play: async ({ canvasElement }) => {
    const parts = await partsIn(canvasElement)
    await parts.findByText('Continue with Google', {}, patient) // the configuration has loaded
    parts.getByRole('heading', { name: 'Log in' })
    await expect(parts.queryByRole('link', { name: 'Sign up' })).toBeNull()
  },
}

export const Bare: ElementStory = {
  args: { social: 'false', registration: 'false' },
  play: async ({ canvasElement }) => {
    const parts = await partsIn(canvasElement)
    const forgot = await parts.findByRole('link', { name: 'Forgot your password?' }, patient)
    // the configuration has loaded
    await waitFor(() => expect(forgot).toHaveAttribute('href', expect.stringMatching(/\/account\?step=forgot-password$/)), patient)
    await expect(parts.queryByRole('button', { name: /^Continue with/ })).toBeNull()
    await expect(parts.queryByRole('link', { name: 'Sign up' })).toBeNull()
  },
}

/** Reports an approval without a token. */
export const ApprovalFailed: ElementStory = {
  tags: ['LOGIN-18'],
  args: { step: 'email-approve' },
  play: async ({ canvasElement }) => {
    const parts = await partsIn(canvasElement)
    await parts.findByText('Account approval failed', {}, patient)
    await email(parts)
  },
}

/** Recovery requires a valid email. */
export const Recovery: ElementStory = {
  tags: ['PWD-02'],
  args: { step: 'forgot-password' },
  play: async ({ canvasElement }) => {
    const parts = await partsIn(canvasElement)
    fill(await email(parts), 'ona@')
    await userEvent.click(parts.getByRole('button', { name: 'Send the link' }))
    await waitFor(async () => expect(await email(parts)).toHaveAccessibleDescription('Email is invalid'))
  },
}

/** Confirms that the mail was sent, and resends it after a delay. */
export const RecoverySent: ElementStory = {
  tags: ['PWD-01', 'PWD-14'],
  args: { step: 'forgot-password' },
  play: async ({ canvasElement }) => {
    const parts = await partsIn(canvasElement)
    fill(await email(parts), 'nobody@medis.example')
    await userEvent.click(parts.getByRole('button', { name: 'Send the link' }))
    const heading = await parts.findByRole('heading', { name: 'Please check your email' }, patient)
    await waitFor(() => expect(hasFocus(heading)).toBe(true))
    await expect(parts.getByRole('button', { name: /^Re-send \(\d+ s\)$/ })).toHaveAttribute('aria-disabled', 'true')
  },
}

/** Reports a failed recovery. */
export const RecoveryFailed: ElementStory = {
  tags: ['PWD-03'],
  args: { step: 'forgot-password', 'api-base': '/fault/status-500@reset' },
  play: async ({ canvasElement }) => {
    const parts = await partsIn(canvasElement)
    fill(await email(parts), 'ona@medis.example')
    await userEvent.click(parts.getByRole('button', { name: 'Send the link' }))
    await parts.findByText('Password reset failed', {}, patient)
    await expect(await email(parts)).toHaveValue('ona@medis.example')
  },
}

const repeat = (parts: Parts) => parts.getByLabelText(/^Confirm password( \*)?$/)
const fresher = (parts: Parts) => parts.findByLabelText(/^New password( \*)?$/, {}, patient)

/** Validates a new password and its repetition. */
export const NewPassword: ElementStory = {
  tags: ['PWD-05', 'PWD-09'],
  args: { step: 'password-change', 'reset-id': 'any' },
  play: async ({ canvasElement }) => {
    const parts = await partsIn(canvasElement)
    const first = await fresher(parts)
    await parts.findByText('At least 8 characters', {}, patient)
    await userEvent.click(parts.getByRole('button', { name: 'Save password' }))
    await waitFor(() => expect(first).toHaveAccessibleDescription(/Password is required/))
    fill(first, 'short')
    fill(repeat(parts), 'other')
    await waitFor(() => expect(first).toHaveAccessibleDescription(/Password is invalid/))
    await expect(repeat(parts)).toHaveAccessibleDescription('Passwords does not match')
  },
}

async function change(parts: Parts) {
  fill(await fresher(parts), password)
  fill(repeat(parts), password)
  await userEvent.click(parts.getByRole('button', { name: 'Save password' }))
}

/** Reports that changing the password requires a login. */
export const PasswordNotChanged: ElementStory = {
  tags: ['PWD-13'],
  args: { step: 'password-change' },
  play: async ({ canvasElement }) => {
    const parts = await partsIn(canvasElement)
    await change(parts)
    await parts.findByText('Password change failed', {}, patient)
    await parts.findByText(/please log in again/)
    await expect(parts.getByRole('button', { name: /^Save password \(\d+ s\)$/ })).toHaveAttribute('aria-disabled', 'true')
  },
}

/** Reports a blocked popup of a provider. */
export const WindowBlocked: ElementStory = {
  tags: ['SOC-01'],
  beforeEach: () => {
    const blocked = spyOn(window, 'open').mockReturnValue(null)
    return () => blocked.mockRestore()
  },
  play: async ({ canvasElement }) => {
    const parts = await partsIn(canvasElement)
    await userEvent.click(await parts.findByRole('button', { name: 'Continue with Google' }, patient))
    await parts.findByText('The browser blocked the window of Google. Allow it and try again.')
  },
}

/** Shows the error of a failed Apple sign-in. */
export const SocialLoginsError: ElementStory = {
  tags: ['SOC-06'],
  beforeEach: () => {
    setSocialLoginsError('The account is closed.')
    return () => setSocialLoginsError(undefined)
  },
  play: async ({ canvasElement }) => {
    await (await partsIn(canvasElement)).findByText('The account is closed.', {}, patient)
  },
}
