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

/** Accounts, those that wait for approval first, then the newest. */
export const readAccounts = ({ db }: Deps, most: number) =>
  db.query<AccountRow>(
    `select id, email, concat_ws(' ', details->>'name', details->>'surname') as name, details->>'companyName' as company, created,
       awaits_approval, awaits_email, disabled
     from customer order by awaits_approval desc, created desc, id limit $1`,
    [most],
  )

/** Lets somebody in who waits for it, and writes to them; whose mailbox is still to be confirmed gets the link for that. */
export async function approveAccount(deps: Deps, { id: operator }: Operator, customer: string): Promise<void> {
  const stationery = await mailBrandingFor(deps, customer)
  const at = deps.now()
  await deps.db.tx(async (tx) => {
    const [row] = await tx.query<{ awaits_email: boolean }>(
      'update customer set awaits_approval = false where id = $1 and awaits_approval returning awaits_email',
      [customer],
    )
    if (!row) return
    await writeAudit(tx, { at, operator, action: 'approved', customer })
    if (row.awaits_email) await mailConfirmation(tx, stationery, customer, at)
    else await mailAccount(tx, stationery, { kind: 'approved', customer, link: stationery.link(), at })
  })
}

/** Closes an account, which ends its sessions, or opens it again. */
export async function closeAccount({ db, now }: Deps, { id: operator }: Operator, customer: string, isClosed: boolean): Promise<void> {
  const at = now()
  await db.tx(async (tx) => {
    await tx.query('update customer set disabled = $2 where id = $1', [customer, isClosed ? at : null])
    if (isClosed) await endOtherSessions(tx, customer)
    await writeAudit(tx, { at, operator, action: isClosed ? 'closed' : 'opened', customer })
  })
}
