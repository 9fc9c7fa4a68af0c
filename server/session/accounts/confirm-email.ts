import type { Deps } from '../../context/deps.ts'
import type { Db } from '../../db/db.ts'
import { badLink } from '../../http/problem.ts'
import type { Language } from '../../languages/language.ts'
import { type MailBranding, mailAccount, mailBrandingIn } from './mail-account.ts'
import { issueToken, revokeTokens, useToken } from './tokens.ts'

/** Mails the link that confirms an email address. */
export async function mailConfirmation(tx: Db, branding: MailBranding, customer: string, at: Date): Promise<void> {
  const token = await issueToken(tx, { kind: 'confirm', customer, at })
  const link = branding.link({ step: 'email-approve', 'email-approval-token': token })
  await mailAccount(tx, branding, { kind: 'confirm', customer, link, at })
}

/** Resends the confirmation mail to an unconfirmed account. Does the same work, without a mail, for other addresses (R33). */
export async function resendConfirmation(deps: Deps, email: string, language: Language): Promise<void> {
  const branding = await mailBrandingIn(deps, language)
  await deps.db.tx(async (tx) => {
    const [row] = await tx.query<{ id: string }>(
      'select id from customer where lower(email) = lower($1) and awaits_email and not awaits_approval and disabled is null',
      [email.trim()],
    )
    await mailConfirmation(tx, branding, row?.id ?? '', deps.now())
  })
}

/** Confirms the email address of the token's owner; throws a 400 if the token is invalid. */
export async function confirmEmail({ db, now }: Deps, token: string): Promise<void> {
  await db.tx(async (tx) => {
    const customer = await useToken(tx, { kind: 'confirm', token, at: now() })
    if (!customer) throw badLink()
    await tx.query('update customer set email_confirmed = $2, awaits_email = false where id = $1', [customer, now()])
    await revokeTokens(tx, customer, 'confirm')
  })
}
