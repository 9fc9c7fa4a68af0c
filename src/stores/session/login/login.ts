import { postLogOut } from '../../../api/customer.ts'
import { reloadPage } from '../../../base/dom/url-parts.ts'
import type { Connection } from '../../../base/http/request.ts'
import { clearMerges } from '../merge-state.ts'
import { $pendingLogOut } from '../session.ts'
import { saveUnsynced } from '../sync-state.ts'
import { sendTabMessage } from '../tab-message.ts'
import { clearPersonalData } from './personal-data.ts'

/**
 * Call after the server has accepted a login. Requires a new merge of cart and wishlist, drops a pending logout, makes other tabs load
 * the details (SESS-02, SESS-03, SESS-06). The caller reloads this page or calls `refreshSession`.
 */
export function afterLogin(kind: 'login' | 'sign_up'): void {
  $pendingLogOut.change(() => false)
  clearMerges()
  sendTabMessage(kind)
}

/**
 * Logs out: saves changes that still wait for their debounce, calls the server, clears personal data, then reloads the page
 * (SESS-04, SESS-05). Clears the data even if the call fails; the next start repeats it.
 */
export async function logOut(connection: Connection): Promise<void> {
  await saveUnsynced()
  $pendingLogOut.change(() => true)
  await postLogOut(connection).then(
    () => $pendingLogOut.change(() => false),
    () => {}, // logged with the request
  )
  clearPersonalData()
  sendTabMessage('logout')
  reloadPage()
}
