import { useState } from 'react'
import { $search } from '../../base/dom/url-parts.ts'
import { useStore } from '../../kit/use-store.ts'
import { socialReturn } from '../../stores/session/login/social-return.ts'

/** Steps that a mail leads to: they are done whoever is logged in. */
const emailSteps = new Set(['email-approve', 'password-change'])

/** Whether the address asks for the login layout even of somebody who is logged in (K1, LOGIN-07). */
export function useLoginParam(): boolean {
  const search = useStore($search)
  const [isReturn] = useState(() => socialReturn() !== undefined)
  return isReturn || emailSteps.has(new URLSearchParams(search).get('step') ?? '')
}
