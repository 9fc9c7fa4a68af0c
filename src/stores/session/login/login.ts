import { postLogOut } from '../../../api/customer.ts'
import { reloadPage } from '../../../base/dom/url-parts.ts'
import type { Connection } from '../../../base/http/request.ts'
import { clearMerges } from '../merge-state.ts'
import { $pendingLogOut } from '../session.ts'
import { sendTabMessage } from '../tab-message.ts'
import { clearPersonalData } from './personal-data.ts'

/**
 * After the server has logged somebody in: carts and wishlist are to be joined with the customer's, an older log-out is no
 * longer wanted, other tabs load the details (SESS-02, SESS-03, SESS-06). This page is the caller's: it is reloaded, or
 * asks again with `refreshSession`.
 */
export function afterLogin(kind: 'login' | 'sign_up'): void {
  $pendingLogOut.change(() => false)
  clearMerges()
  sendTabMessage(kind)
}

/**
 * Logs out: tells the server, then clears what is personal, then reloads the page (SESS-04, SESS-05). A call that fails
 * clears all the same and is repeated at the next start.
 */
export async function logOut(connection: Connection): Promise<void> {
  $pendingLogOut.change(() => true)
  await postLogOut(connection).then(
    () => $pendingLogOut.change(() => false),
    () => {}, // logged with the request
  )
  clearPersonalData()
  sendTabMessage('logout')
  reloadPage()
}
