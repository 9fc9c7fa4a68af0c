import { type ComponentType, useEffect, useState } from 'react'
import { lazyModule } from '../../../base/dom/lazy-module.ts'
import { useStore } from '../../../kit/use-store.ts'
import { $customer } from '../../../stores/session/session.ts'

const code = lazyModule(() => import('./impersonation-banner.tsx'))

/** Renders the impersonation notice (R57). Its code loads only during impersonation. */
export function ImpersonationBar() {
  const isImpersonating = useStore($customer)?.impersonated === true
  const [loaded, setLoaded] = useState<{ ImpersonationBanner: ComponentType }>()
  useEffect(() => {
    if (isImpersonating) code.load().then(setLoaded, console.error)
  }, [isImpersonating])
  return isImpersonating && loaded ? <loaded.ImpersonationBanner /> : null
}
