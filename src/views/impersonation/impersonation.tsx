import { useEffect } from 'react'
import { lazyModule } from '../../base/dom/lazy-module.ts'
import { isFrameOfOtherSite } from '../../base/security/cross-site-frame.ts'
import { sameOriginPath } from '../../base/security/safe-url.ts'
import { forgetSecretParameter, secretParameter } from '../../base/security/secret-parameters.ts'
import { useEmit, useSettings } from '../../kit/host.ts'

export interface ImpersonationProps {
  parameter: string
  redirectUrl: string
}

const code = lazyModule(() => import('../../stores/session/login/impersonation.ts'))

/**
 * Lets an operator act as a customer: removes the token from the URL, posts it once, and redirects to the home page (IMP-01..04,
 * GEN-14). Does nothing in a cross-site frame (R57).
 */
export function Impersonation({ parameter, redirectUrl }: ImpersonationProps) {
  const emit = useEmit()
  const settings = useSettings()
  useEffect(() => {
    const token = secretParameter(parameter)
    if (token === undefined) return
    forgetSecretParameter(parameter)
    if (isFrameOfOtherSite()) {
      console.error('shop: impersonation is disabled inside a frame of another site')
      emit('shop-impersonate', { ok: false })
      return
    }
    code
      .load()
      .then(({ startImpersonation }) => startImpersonation(settings, token))
      .then((ok) => {
        emit('shop-impersonate', { ok })
        if (ok) location.assign(sameOriginPath(redirectUrl) ?? '/')
      })
      .catch(console.error)
  }, [parameter, redirectUrl, settings, emit])
  return null
}
