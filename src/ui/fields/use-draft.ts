import { type ChangeEvent, type KeyboardEvent, useRef, useState } from 'react'

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
  // a password manager fills and blurs a field before the next render, so `onBlur` cannot rely on rendered state
  const latest = useRef<string>(undefined)
  const type = (text: string | undefined) => {
    latest.current = text
    setTyped(text)
  }
  const commitDraft = () => {
    const text = latest.current
    type(undefined)
    if (text !== undefined && text !== value) commit(text)
  }
  return {
    value: typed ?? value,
    onChange(event: ChangeEvent<F>) {
      if (hasFocus(event.target)) type(event.target.value)
      else commit(event.target.value)
    },
    onBlur: commitDraft,
    onKeyDown(event: KeyboardEvent<F>) {
      if (event.key === 'Enter') commitDraft()
    },
  }
}
