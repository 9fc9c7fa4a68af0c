import { html } from 'hono/html'
import type { DevelopmentContent } from '../../context/content.ts'
import type { AuditRow } from '../../session/accounts/audit.ts'
import type { AccountRow } from '../../session/accounts/manage-account.ts'
import type { Operator } from '../../session/accounts/operators.ts'

/** Features of the registration that an operator can switch at runtime. */
export const registrationSwitches = {
  customerRegistration: 'Visitors may register',
  customerRegistrationApprovedByAdmin: 'New accounts wait for an approval',
  customerEmailConfirmation: 'New accounts confirm their email first',
} as const
export type RegistrationSwitch = keyof typeof registrationSwitches

const day = (date: Date) => html`<time datetime="${date.toISOString()}">${date.toISOString().slice(0, 16).replace('T', ' ')}</time>`

const page = (title: string, body: unknown) =>
  html`<!doctype html><html lang="en"><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1">
  <meta name="color-scheme" content="light dark"><link rel="stylesheet" href="/tokens.css"><link rel="stylesheet" href="/desk.css">
  <title>${title}</title><main><h1>${title}</h1>${body}</main></html>`

/** A button that posts the id of an account. */
const button = (action: string, customer: string, label: string, name: string) =>
  html`<form method="post" action="/dev/admin/${action}"><input type="hidden" name="customer" value="${customer}">
  <button aria-label="${label} ${name}">${label}</button></form>`

/** The sign-in page of operators. */
export const renderSignInPage = (account: DevelopmentContent['operator'] | undefined, problem = '') =>
  page(
    'Sign in to work in the shop',
    html`${problem && html`<p role="alert">${problem}</p>`}
    <form method="post" action="/dev/admin/sign-in">
      <p><label>Email <input name="email" type="email" autocomplete="username" required></label></p>
      <p><label>Password <input name="password" type="password" autocomplete="current-password" required></label></p>
      <button>Sign in</button>
    </form>
    ${account && html`<p>In this demo: ${account.email}, ${account.password}</p>`}`,
  )

/** The page with the one-time link for impersonating a customer. */
export const renderImpersonationPage = (link: string, name: string) =>
  page(
    `Act as ${name}`,
    html`<p>The link works once, within 10 minutes, in this browser:</p><p><a id="act-as" href="${link}" rel="noreferrer">${link}</a></p>
    <p><a href="/dev/admin">Back</a></p>`,
  )

const describeState = ({ awaits_approval, awaits_email, disabled }: AccountRow) =>
  [disabled && 'closed', awaits_approval && 'waits for approval', awaits_email && 'confirms the email'].filter(Boolean).join(', ') || 'open'

const accountRow = (account: AccountRow) => {
  const { id, email, name, company, created, awaits_approval, disabled } = account
  const change = disabled ? button('open', id, 'Open', email) : button('close', id, 'Close', email)
  return html`<tr id="account-${id}"><td>${email}</td><td>${name}</td><td>${company}</td><td>${day(created)}</td><td>${describeState(account)}</td>
  <td>${awaits_approval && button('approve', id, 'Approve', email)}${!disabled && button('act-as', id, 'Act as', email)}${change}</td></tr>`
}

interface AdminPage {
  operator: Operator
  accounts: AccountRow[]
  audit: AuditRow[]
  features: Readonly<Record<string, unknown>>
}

/** The operator's page: accounts, features and the audit log. */
export const renderAdminPage = ({ operator, accounts, audit, features }: AdminPage) =>
  page(
    'Shop desk',
    html`<form method="post" action="/dev/admin/sign-out"><p>${operator.name} <button>Sign out</button></p></form>
    <h2>Registration</h2>
    <form method="post" action="/dev/admin/features">${Object.entries(registrationSwitches).map(
      ([name, label]) =>
        html`<p><label><input type="checkbox" name="${name}" value="on" ${features[name] === true ? 'checked' : ''}> ${label}</label></p>`,
    )}<button>Save</button></form>
    <h2>Accounts</h2>
    <table><thead><tr><th>Email</th><th>Name</th><th>Company</th><th>Since</th><th>State</th><th>Do</th></tr></thead>
    <tbody>${accounts.map(accountRow)}</tbody></table>
    <h2>What was done</h2>
    <table><thead><tr><th>When</th><th>Operator</th><th>What</th><th>Customer</th><th>Note</th></tr></thead>
    <tbody>${audit.map(
      ({ at, operator: actor, action, customer, note }) =>
        html`<tr><td>${day(at)}</td><td>${actor}</td><td>${action}</td><td>${customer}</td><td>${note}</td></tr>`,
    )}</tbody></table>`,
  )
