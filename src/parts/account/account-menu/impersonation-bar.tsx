import { type ComponentType, useEffect, useState } from 'react'
import { lazyModule } from '../../../base/dom/lazy-module.ts'
import { useStore } from '../../../kit/use-store.ts'
import { $customer } from '../../../stores/session/session.ts'

const code = lazyModule(() => import('./impersonation-banner.tsx'))

/** Says on every page that an operator acts as a customer (R57); its code comes only then. */
export function ImpersonationBar() {
  const isImpersonating = useStore($customer)?.impersonated === true
  const [loaded, setLoaded] = useState<{ ImpersonationBanner: ComponentType }>()
  useEffect(() => {
    if (isImpersonating) code.load().then(setLoaded, console.error)
  }, [isImpersonating])
  return isImpersonating && loaded ? <loaded.ImpersonationBanner /> : null
}
