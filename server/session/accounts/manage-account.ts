import type { Deps } from '../../context/deps.ts'
import { endOtherSessions } from '../session.ts'
import { writeAudit } from './audit.ts'
import { mailConfirmation } from './confirm-email.ts'
import { mailAccount, mailBrandingFor } from './mail-account.ts'
import type { Operator } from './operators.ts'

export interface AccountRow {
  id: string
  email: string
  name: string | null
  company: string | null
  created: Date
  awaits_approval: boolean
  awaits_email: boolean
  disabled: Date | null
}

/** Accounts: pending approvals first, then the newest. */
export const readAccounts = ({ db }: Deps, limit: number) =>
  db.query<AccountRow>(
    `select id, email, concat_ws(' ', details->>'name', details->>'surname') as name, details->>'companyName' as company, created,
       awaits_approval, awaits_email, disabled
     from customer order by awaits_approval desc, created desc, id limit $1`,
    [limit],
  )

/** Approves a pending account and mails its owner: the confirmation link if the address is unconfirmed, else the approval. */
export async function approveAccount(deps: Deps, { id: operator }: Operator, customer: string): Promise<void> {
  const branding = await mailBrandingFor(deps, customer)
  const at = deps.now()
  await deps.db.tx(async (tx) => {
    const [row] = await tx.query<{ awaits_email: boolean }>(
      'update customer set awaits_approval = false where id = $1 and awaits_approval returning awaits_email',
      [customer],
    )
    if (!row) return
    await writeAudit(tx, { at, operator, action: 'approved', customer })
    if (row.awaits_email) await mailConfirmation(tx, branding, customer, at)
    else await mailAccount(tx, branding, { kind: 'approved', customer, link: branding.link(), at })
  })
}

/** Closes an account and ends its sessions, or reopens it. */
export async function closeAccount({ db, now }: Deps, { id: operator }: Operator, customer: string, isClosed: boolean): Promise<void> {
  const at = now()
  await db.tx(async (tx) => {
    await tx.query('update customer set disabled = $2 where id = $1', [customer, isClosed ? at : null])
    if (isClosed) await endOtherSessions(tx, customer)
    await writeAudit(tx, { at, operator, action: isClosed ? 'closed' : 'opened', customer })
  })
}
