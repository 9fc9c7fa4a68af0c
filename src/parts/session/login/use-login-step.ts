import { useState } from 'react'
import { $search } from '../../../base/dom/url-parts.ts'
import { type LoginStep, loginStep, stepQuery } from '../../../domain/session/login.ts'
import { useEmit } from '../../../kit/host.ts'
import { useStore } from '../../../kit/use-store.ts'
import { pushSearch } from '../../../stores/page/url-owner.ts'

/** The current step and its setter. Kept in the URL, so that "back" works, unless the page sets the first step. */
export function useLoginStep(fixed: string | undefined, offersRegistration: boolean) {
  const emit = useEmit()
  const search = useStore($search)
  const [chosen, setChosen] = useState<{ from: string | undefined; step: LoginStep }>()
  const requested = chosen && chosen.from === fixed ? chosen.step : (fixed ?? new URLSearchParams(search).get('step'))
  const step = loginStep(requested, offersRegistration)
  const goTo = (next: LoginStep): void => {
    if (next === step || !emit('shop-step-change', { step: next }, true)) return
    if (fixed === undefined) pushSearch(stepQuery(search, next))
    else setChosen({ from: fixed, step: next })
  }
  return { step, requested, goTo }
}
