import { type KeyboardEvent, useEffect, useRef } from 'react'

/** Keyboard support of a menu: arrow keys wrap around, Home and End jump to the ends, Tab closes it. Focuses an entry on mount. */
export function useMenuKeys(at: 'first' | 'last', onClose: () => void) {
  const menu = useRef<HTMLDivElement>(null)
  const entries = () => [...(menu.current?.querySelectorAll<HTMLElement>('[role="menuitem"]') ?? [])]
  useEffect(
    () =>
      entries()
        .at(at === 'first' ? 0 : -1)
        ?.focus(),
    [at],
  )

  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key === 'Tab') return onClose()
    const all = entries()
    const here = all.indexOf(event.target as HTMLElement)
    const next: Record<string, number> = { ArrowDown: (here + 1) % all.length, ArrowUp: here - 1, Home: 0, End: -1 }
    const goal = Object.hasOwn(next, event.key) ? all.at(next[event.key] ?? 0) : undefined
    if (!goal) return
    event.preventDefault()
    goal.focus()
  }
  return { menu, onKeyDown }
}
