import { type KeyboardEvent, useEffect, useRef } from 'react'

/** Keyboard support of a menu: arrow keys wrap around, Home and End jump to the ends, Tab closes it. Focuses an entry on mount. */
export function useMenuKeys(initialEntry: 'first' | 'last', onClose: () => void) {
  const menu = useRef<HTMLDivElement>(null)
  const entries = () => [...(menu.current?.querySelectorAll<HTMLElement>('[role="menuitem"]') ?? [])]
  useEffect(
    () =>
      entries()
        .at(initialEntry === 'first' ? 0 : -1)
        ?.focus(),
    [initialEntry],
  )

  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key === 'Tab') return onClose()
    const all = entries()
    const index = all.indexOf(event.target as HTMLElement)
    const next: Record<string, number> = { ArrowDown: (index + 1) % all.length, ArrowUp: index - 1, Home: 0, End: -1 }
    const target = Object.hasOwn(next, event.key) ? all.at(next[event.key] ?? 0) : undefined
    if (!target) return
    event.preventDefault()
    target.focus()
  }
  return { menu, onKeyDown }
}
