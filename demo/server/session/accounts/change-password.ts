import type { Language } from '../../../content/common/shape.ts'
import type { Deps } from '../../context/deps.ts'
import type { Db } from '../../db/db.ts'
import { badLink, loginNeeded } from '../../http/problem.ts'
import { endOtherSessions, type Login } from '../session.ts'
import { findByEmail } from './find-by-email.ts'
import { type MailBranding, mailAccount, mailBrandingFor, mailBrandingIn } from './mail-account.ts'
import { findTokenOwner, issueToken, revokeTokens, useToken } from './tokens.ts'

/** Mails a customer the way to a new password; a stranger nothing, after the same work (R33). */
export async function sendReset(deps: Deps, email: string, language: Language): Promise<void> {
  const stationery = await mailBrandingIn(deps, language)
  const at = deps.now()
  await deps.db.tx(async (tx) => {
    const customer = await findByEmail(tx, email)
    const id = await issueToken(tx, { kind: 'reset', customer, at })
    await mailAccount(tx, stationery, { kind: 'reset', customer, link: stationery.link({ step: 'password-change', id }), at })
  })
}

interface Change {
  customer: string
  /** argon2id hash */
  password: string
  /** hash of the session that goes on */
  kept?: string
  at: Date
}

/** The new password of a customer: other sessions end, open links to set one hold no more, the owner is told. */
async function writePassword(tx: Db, stationery: MailBranding, { customer, password, kept, at }: Change): Promise<void> {
  await tx.query('update customer set password = $2 where id = $1', [customer, password])
  await endOtherSessions(tx, customer, kept)
  await revokeTokens(tx, customer, 'reset')
  await mailAccount(tx, stationery, { kind: 'changed', customer, link: stationery.link({ step: 'forgot-password' }), at })
}

/** Sets the password of whom the token of a mail belongs to; a 400 unless it is good. Whoever has it, has the mailbox. */
export async function resetPassword(deps: Deps, typed: string, token: string): Promise<void> {
  const { db, passwords, now } = deps
  const at = now()
  const owner = await findTokenOwner(db, 'reset', token, at)
  if (!owner) throw badLink()
  const stationery = await mailBrandingFor(deps, owner)
  const password = await passwords.hash(typed)
  await db.tx(async (tx) => {
    const customer = await useToken(tx, { kind: 'reset', token, at })
    if (!customer) throw badLink()
    await tx.query('update customer set email_confirmed = coalesce(email_confirmed, $2), awaits_email = false where id = $1', [
      customer,
      at,
    ])
    await writePassword(tx, stationery, { customer, password, at })
  })
}

/** A 401 when the session has ended since somebody has looked: another new password was faster. */
async function lockSession(tx: Db, { customer, session }: Login): Promise<void> {
  await tx.query('select 1 from customer where id = $1 for update', [customer])
  const [alive] = await tx.query('select 1 from session where hash = $1 and customer = $2', [session, customer])
  if (!alive) throw loginNeeded()
}

/** Changes the password of who is logged in; this session alone goes on. */
export async function changePassword(deps: Deps, typed: string, login: Login): Promise<void> {
  const { customer, session } = login
  const stationery = await mailBrandingFor(deps, customer)
  const password = await deps.passwords.hash(typed)
  await deps.db.tx(async (tx) => {
    await lockSession(tx, login)
    await writePassword(tx, stationery, { customer, password, kept: session, at: deps.now() })
  })
}
