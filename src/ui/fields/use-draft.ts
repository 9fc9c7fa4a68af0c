import { type ChangeEvent, type FocusEvent, type KeyboardEvent, useState } from 'react'

type Field = HTMLInputElement | HTMLTextAreaElement
const hasFocus = (field: Field) => {
  const root = field.getRootNode()
  return (root instanceof ShadowRoot || root instanceof Document) && root.activeElement === field
}

/**
 * The uncommitted text of a field. Calls `commit` on blur or Enter, not on every keystroke; autofill, which changes a field
 * without focus, commits immediately.
 */
export function useDraft<F extends Field>(value: string, commit: (text: string) => void) {
  const [typed, setTyped] = useState<string>()
  // reads the field instead of `typed`: a password manager fills and blurs it before the next render
  const commitDraft = ({ currentTarget: { value: text } }: FocusEvent<F> | KeyboardEvent<F>) => {
    setTyped(undefined)
    if (text !== value) commit(text)
  }
  return {
    value: typed ?? value,
    onChange(event: ChangeEvent<F>) {
      if (hasFocus(event.target)) setTyped(event.target.value)
      else commit(event.target.value)
    },
    onBlur: commitDraft,
    onKeyDown(event: KeyboardEvent<F>) {
      if (event.key === 'Enter') commitDraft(event)
    },
  }
}
