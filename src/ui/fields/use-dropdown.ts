import { type KeyboardEvent, type RefObject, useEffect, useLayoutEffect, useRef, useState } from 'react'
import { optionAfterKey, optionStartingWith, positionMenu } from '../../domain/dropdown.ts'

interface DropdownState {
  box: RefObject<HTMLElement | null>
  options: readonly { value: string; title: string }[]
  value: string
  onChange: (value: string) => void
  onTouch: (() => void) | undefined
}

/** Letters typed within this time form one search term. */
const typeaheadMs = 500
const openKeys = new Set(['Enter', ' ', 'ArrowDown', 'ArrowUp', 'Home', 'End', 'PageUp', 'PageDown'])

/** State of a dropdown: open, active option, side of the list, keyboard handling. */
export function useDropdown({ box, options, value, onChange, onTouch }: DropdownState) {
  const [isOpen, setOpen] = useState(false)
  const [active, setActive] = useState(-1)
  const [side, setSide] = useState<'above' | 'below'>('below')
  const typed = useRef({ text: '', at: 0 })
  const chosen = options.findIndex((selectOption) => selectOption.value === value)

  const open = (index = Math.max(0, chosen)) => {
    setActive(options.length > 0 ? index : -1)
    setOpen(true)
  }
  const close = () => setOpen(false)
  const choose = (index: number) => {
    close()
    const selectOption = options[index]
    if (selectOption && selectOption.value !== value) onChange(selectOption.value)
  }

  useLayoutEffect(() => {
    const list = box.current?.querySelector<HTMLElement>('[role="listbox"]')
    if (!isOpen || !box.current || !list) return
    const { top, bottom } = box.current.getBoundingClientRect()
    const position = positionMenu({ above: top - edgePx, below: innerHeight - bottom - edgePx })
    setSide(position.side)
    list.style.setProperty('--dropdown-height', `${position.heightPx}px`)
  }, [isOpen, box])

  useLayoutEffect(() => {
    if (isOpen) showOption(box.current?.querySelector<HTMLElement>('[data-active]'))
  }, [isOpen, active, box])

  useEffect(() => {
    if (!isOpen) return
    // in the capture phase, so that a surrounding dialog does not close too
    const leave = (event: globalThis.KeyboardEvent) => {
      if (event.key !== 'Escape') return
      event.stopImmediatePropagation()
      event.preventDefault()
      setOpen(false)
    }
    window.addEventListener('keydown', leave, true)
    return () => window.removeEventListener('keydown', leave, true)
  }, [isOpen])

  const find = (letter: string) => {
    const now = performance.now()
    const text = now - typed.current.at < typeaheadMs ? typed.current.text + letter : letter
    typed.current = { text, at: now }
    const titles = options.map(({ title }) => title)
    const found = optionStartingWith(titles, text, isOpen ? active : chosen)
    if (isOpen) setActive(found ?? active)
    else open(found)
  }

  const onKeyDown = (event: KeyboardEvent) => {
    const { key } = event
    if (event.ctrlKey || event.metaKey || event.altKey) return
    const isWord = performance.now() - typed.current.at < typeaheadMs
    if (key.length === 1 && (key !== ' ' || (isOpen && isWord))) find(key)
    else if (!isOpen) {
      if (!openKeys.has(key)) return
      open(key === 'Home' ? 0 : key === 'End' ? options.length - 1 : undefined)
    } else if (key === 'Tab') return choose(active)
    else if (key === 'Enter' || key === ' ') choose(active)
    else {
      const next = optionAfterKey(key, active, options.length)
      if (next === undefined) return
      setActive(next)
    }
    event.preventDefault()
  }

  return {
    isOpen,
    active,
    side,
    choose,
    activate: setActive,
    triggerProps: {
      onClick: () => (isOpen ? close() : open()),
      onKeyDown,
      onBlur: () => {
        close()
        onTouch?.()
      },
    },
  }
}

/** space between the list and the edge of the window */
const edgePx = 12

/** Scrolls only the list until the option is fully visible; `scrollIntoView` would also scroll the page. */
function showOption(option: HTMLElement | null | undefined) {
  const list = option?.parentElement
  if (!option || !list) return
  if (option.offsetTop < list.scrollTop) list.scrollTop = option.offsetTop
  const overflow = option.offsetTop + option.offsetHeight - list.scrollTop - list.clientHeight
  if (overflow > 0) list.scrollTop += overflow
}
