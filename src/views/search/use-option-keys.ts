import { type KeyboardEvent, type RefObject, useState } from 'react'

const steps: Readonly<Record<string, 1 | -1>> = { ArrowDown: 1, ArrowUp: -1 }

/**
 * Keyboard of a combobox whose focus stays in the field: arrows move the active option and wrap around through
 * the field, Enter follows the active option, Escape closes the popup (SEARCH-05, SEARCH-06, SEARCH-08).
 */
export function useOptionKeys(box: RefObject<HTMLElement | null>, open: (isOpen: boolean) => void) {
  /** id of the active option */
  const [active, setActive] = useState<string>()
  const options = () => [...(box.current?.querySelectorAll<HTMLElement>('[role="option"]') ?? [])]
  const moveActive = (step: 1 | -1) => {
    const all = options()
    const here = all.findIndex(({ id }) => id === active)
    // the field is one more stop when wrapping around
    const next = here < 0 && step < 0 ? all.length - 1 : here + step
    setActive(all[next]?.id)
    all[next]?.scrollIntoView({ block: 'nearest' })
  }
  return {
    active,
    point: setActive,
    forget: () => setActive(undefined),
    press(event: KeyboardEvent<HTMLInputElement>) {
      if (event.nativeEvent.isComposing) return
      const step = steps[event.key]
      const chosen = options().find(({ id }) => id === active)
      if (step !== undefined) {
        event.preventDefault()
        open(true)
        moveActive(step)
      } else if (event.key === 'Escape' && event.currentTarget.ariaExpanded === 'true') {
        event.preventDefault() // the browser would clear the field as well
        setActive(undefined)
        open(false)
      } else if (event.key === 'Enter' && chosen) {
        event.preventDefault()
        chosen.click()
      }
    },
  }
}
