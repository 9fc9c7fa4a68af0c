import { useState } from 'react'
import { lazyModule } from '../../../base/dom/lazy-module.ts'
import { useEmit, useSettings } from '../../../kit/host.ts'

const code = lazyModule(() => import('../../../stores/session/login/login.ts'))

/** Logs out and reloads the page, unless the page cancels `shop-logout` (HEAD-10, SESS-04). */
export function useLogOut() {
  const emit = useEmit()
  const settings = useSettings()
  const [isBusy, setBusy] = useState(false)
  const logOut = () => {
    if (isBusy || !emit('shop-logout', {}, true)) return
    setBusy(true)
    code
      .load()
      .then(({ logOut }) => logOut(settings))
      .catch(({ message }: Error) => emit('shop-error', { message }))
      .finally(() => setBusy(false))
  }
  return { logOut, isBusy, prepare: code.prepare }
}
