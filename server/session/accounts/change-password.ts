import type { Deps } from '../../context/deps.ts'
import type { Db } from '../../db/db.ts'
import { badLink, loginNeeded } from '../../http/problem.ts'
import type { Language } from '../../languages/language.ts'
import { endOtherSessions, type Login } from '../session.ts'
import { findByEmail } from './find-by-email.ts'
import { type MailBranding, mailAccount, mailBrandingFor, mailBrandingIn } from './mail-account.ts'
import { findTokenOwner, issueToken, revokeTokens, useToken } from './tokens.ts'

/** Mails a customer the link to a new password. Does the same work, without a mail, for an unknown address (R33). */
export async function sendReset(deps: Deps, email: string, language: Language): Promise<void> {
  const branding = await mailBrandingIn(deps, language)
  const at = deps.now()
  await deps.db.tx(async (tx) => {
    const customer = await findByEmail(tx, email)
    const id = await issueToken(tx, { kind: 'reset', customer, at })
    await mailAccount(tx, branding, { kind: 'reset', customer, link: branding.link({ step: 'password-change', id }), at })
  })
}

interface Change {
  customer: string
  /** argon2id hash */
  password: string
  /** hash of the session to keep */
  kept?: string
  at: Date
}

/** Sets a customer's password, ends the other sessions, revokes open reset links and notifies the owner by mail. */
async function writePassword(tx: Db, branding: MailBranding, { customer, password, kept, at }: Change): Promise<void> {
  await tx.query('update customer set password = $2 where id = $1', [customer, password])
  await endOtherSessions(tx, customer, kept)
  await revokeTokens(tx, customer, 'reset')
  await mailAccount(tx, branding, { kind: 'changed', customer, link: branding.link({ step: 'forgot-password' }), at })
}

/**
 * Sets the password of the token's owner; throws a 400 if the token is invalid. Also confirms the email address, because only
 * its mailbox received the token.
 */
export async function resetPassword(deps: Deps, typed: string, token: string): Promise<void> {
  const { db, passwords, now } = deps
  const at = now()
  const owner = await findTokenOwner(db, 'reset', token, at)
  if (!owner) throw badLink()
  const branding = await mailBrandingFor(deps, owner)
  const password = await passwords.hash(typed)
  await db.tx(async (tx) => {
    const customer = await useToken(tx, { kind: 'reset', token, at })
    if (!customer) throw badLink()
    await tx.query('update customer set email_confirmed = coalesce(email_confirmed, $2), awaits_email = false where id = $1', [
      customer,
      at,
    ])
    await writePassword(tx, branding, { customer, password, at })
  })
}

/** Locks the customer. Throws a 401 if a concurrent password change has ended the session. */
async function lockSession(tx: Db, { customer, session }: Login): Promise<void> {
  await tx.query('select 1 from customer where id = $1 for update', [customer])
  const [alive] = await tx.query('select 1 from session where hash = $1 and customer = $2', [session, customer])
  if (!alive) throw loginNeeded()
}

/** Changes the password of the logged-in customer and ends all other sessions. */
export async function changePassword(deps: Deps, typed: string, login: Login): Promise<void> {
  const { customer, session } = login
  const branding = await mailBrandingFor(deps, customer)
  const password = await deps.passwords.hash(typed)
  await deps.db.tx(async (tx) => {
    await lockSession(tx, login)
    await writePassword(tx, branding, { customer, password, kept: session, at: deps.now() })
  })
}
