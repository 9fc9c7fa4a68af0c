import { atom, type ReadableAtom } from 'nanostores'
import { postApproval, postConfirmationEmail } from '../../../api/registration.ts'
import type { Connection } from '../../../base/http/request.ts'
import { shared } from '../../../base/shared.ts'

export type Approval = 'asking' | 'approved' | 'failed'

const approvals = shared('approvals', () => new Map<string, ReadableAtom<Approval>>())

/** The approval of an account: posted once for a token, however many elements show it; without a token it has failed (LOGIN-18). */
export function approvalStore(connection: Connection, token: string | undefined): ReadableAtom<Approval> {
  const key = `${connection.apiBase} ${token ?? ''}`
  const known = approvals.get(key)
  if (known) return known
  const store = atom<Approval>(token ? 'asking' : 'failed')
  approvals.set(key, store)
  if (token)
    postApproval(connection, token).then(
      () => store.set('approved'),
      () => store.set('failed'),
    )
  return store
}

/** Asks for the mail that confirms an account once more; false when that failed (LOGIN-16, LOGIN-17). */
export const resendConfirmation = (connection: Connection, query: { lang: string; email: string }): Promise<boolean> =>
  postConfirmationEmail(connection, query).then(
    () => true,
    () => false,
  )
