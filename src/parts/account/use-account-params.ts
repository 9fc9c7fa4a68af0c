import { useState } from 'react'
import { $search } from '../../base/dom/url-parts.ts'
import { useStore } from '../../kit/use-store.ts'
import { pushSearch } from '../../stores/page/url-owner.ts'
import { socialReturn } from '../../stores/session/login/social-return.ts'

/** Steps that a mail leads to: they are done whoever is logged in. */
const emailSteps = new Set(['email-approve', 'password-change'])

/** Whether the address asks for the login layout even of somebody who is logged in (K1, LOGIN-07). */
export function useLoginParam(): boolean {
  const search = useStore($search)
  const [isReturn] = useState(() => socialReturn() !== undefined)
  return isReturn || emailSteps.has(new URLSearchParams(search).get('step') ?? '')
}

/** What belongs to one section only. */
const sectionParams = ['section', 'order', 'step']

/** The section that the address asks for, else the page, else the requisites; and the step to another one, which "back" takes back. */
export function useSectionParam(attribute: string | undefined) {
  const search = useStore($search)
  return {
    wish: new URLSearchParams(search).get('section') ?? attribute ?? '',
    go(section: string, params: Readonly<Record<string, string>> = {}) {
      const query = new URLSearchParams(location.search)
      for (const name of sectionParams) query.delete(name)
      if (section !== '' || attribute) query.set('section', section)
      for (const [name, value] of Object.entries(params)) query.set(name, value)
      pushSearch(String(query))
    },
  }
}
