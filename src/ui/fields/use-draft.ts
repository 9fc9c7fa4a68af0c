import { type ChangeEvent, type KeyboardEvent, useState } from 'react'

type Field = HTMLInputElement | HTMLTextAreaElement
const hasFocus = (field: Field) => {
  const root = field.getRootNode()
  return (root instanceof ShadowRoot || root instanceof Document) && root.activeElement === field
}

/**
 * The text of a field while it is being typed: `commit` hears of it once per decision (leaving the field, Enter), never per
 * key. What the browser fills in for the shopper counts at once.
 */
export function useDraft<F extends Field>(value: string, commit: (text: string) => void) {
  const [typed, setTyped] = useState<string>()
  const commitDraft = () => {
    setTyped(undefined)
    if (typed !== undefined && typed !== value) commit(typed)
  }
  return {
    value: typed ?? value,
    onChange(event: ChangeEvent<F>) {
      if (hasFocus(event.target)) setTyped(event.target.value)
      else commit(event.target.value)
    },
    onBlur: commitDraft,
    onKeyDown(event: KeyboardEvent<F>) {
      if (event.key === 'Enter') commitDraft()
    },
  }
}
