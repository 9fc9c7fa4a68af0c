import { atom, type ReadableAtom } from 'nanostores'
import { postApproval, postConfirmationEmail } from '../../../api/registration.ts'
import type { Connection } from '../../../base/http/request.ts'
import { shared } from '../../../base/shared.ts'

export type Approval = 'pending' | 'approved' | 'failed'

const approvals = shared('approvals', () => new Map<string, ReadableAtom<Approval>>())

/** The approval of an account. Posts each token once, for all elements that show it. Without a token the state is `failed` (LOGIN-18). */
export function approvalStore(connection: Connection, token: string | undefined): ReadableAtom<Approval> {
  const key = `${connection.apiBase} ${token ?? ''}`
  const known = approvals.get(key)
  if (known) return known
  const store = atom<Approval>(token ? 'pending' : 'failed')
  approvals.set(key, store)
  if (token)
    postApproval(connection, token).then(
      () => store.set('approved'),
      () => store.set('failed'),
    )
  return store
}

/** Requests the confirmation email again. Resolves with false on failure (LOGIN-16, LOGIN-17). */
export const resendConfirmation = (connection: Connection, query: { lang: string; email: string }): Promise<boolean> =>
  postConfirmationEmail(connection, query).then(
    () => true,
    () => false,
  )
