import { useState } from 'react'
import { $search } from '../../base/dom/url-parts.ts'
import { useStore } from '../../kit/use-store.ts'
import { pushSearch } from '../../stores/page/url-owner.ts'
import { socialReturn } from '../../stores/session/login/social-return.ts'

/** Steps linked from emails: they apply regardless of who is logged in. */
const emailSteps = new Set(['email-approve', 'password-change'])

/** Whether the URL requests the login layout even for a logged-in customer (LOGIN-07). */
export function useLoginParam(): boolean {
  const search = useStore($search)
  const [isReturn] = useState(() => socialReturn() !== undefined)
  return isReturn || emailSteps.has(new URLSearchParams(search).get('step') ?? '')
}

/** The order id in the URL, set by links between the sections. */
export const useOrderParam = (): string | undefined => new URLSearchParams(useStore($search)).get('order') ?? undefined

/** Parameters of one section only. */
const sectionParams = ['section', 'order', 'step']

/** The section requested by the URL, else by the attribute, else the requisites; `go` pushes another one to the history. */
export function useSectionParam(attribute: string | undefined) {
  const search = useStore($search)
  return {
    requested: new URLSearchParams(search).get('section') ?? attribute ?? '',
    go(section: string, params: Readonly<Record<string, string>> = {}) {
      const query = new URLSearchParams(location.search)
      for (const name of sectionParams) query.delete(name)
      if (section !== '' || attribute) query.set('section', section)
      for (const [name, value] of Object.entries(params)) query.set(name, value)
      pushSearch(String(query))
    },
  }
}
