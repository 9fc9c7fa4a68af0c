import { type MouseEvent, type PointerEvent, useCallback, useEffect, useRef, useState } from 'react'
import { useDismissal } from '../../ui/overlays/use-dismissal.ts'

/** long enough to cross an item on the way to another one or into the submenu */
const openDelayMs = 120
const closeDelayMs = 250

/** The open submenu of a bar: opens when the pointer rests on an item, closes when it leaves the bar. */
export function useBarOpening() {
  const [open, setOpen] = useState<string>()
  const bar = useRef<HTMLElement>(null)
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  const change = useCallback((id: string | undefined, delayMs = 0) => {
    clearTimeout(timer.current)
    if (delayMs === 0) setOpen(id)
    else timer.current = setTimeout(() => setOpen(id), delayMs)
  }, [])
  useEffect(() => {
    // the pointer may already rest on an item of server markup: no enter event follows
    const rested = bar.current?.querySelector<HTMLElement>('[data-entry]:hover')
    if (rested && matchMedia('(hover: hover)').matches) change(rested.dataset.entry, openDelayMs)
    return () => clearTimeout(timer.current)
  }, [change])
  useDismissal(bar, open !== undefined, (by) => {
    if (by === 'escape') bar.current?.querySelector<HTMLElement>('[data-open] a, [data-open] button')?.focus()
    change(undefined)
  })
  const rest = (id: string | undefined, delayMs: number) => (event: PointerEvent) => {
    if (event.pointerType === 'mouse') change(id, delayMs)
  }
  /** The mouse has followed a link: nothing opens over the next page, although the pointer still rests on the item. */
  const onClick = ({ target, nativeEvent, metaKey, ctrlKey, shiftKey }: MouseEvent) => {
    const isMouse = 'pointerType' in nativeEvent && nativeEvent.pointerType === 'mouse' // a tap opens the submenu first
    const opensElsewhere = metaKey || ctrlKey || shiftKey
    if (isMouse && !opensElsewhere && target instanceof Element && target.closest('a')) change(undefined)
  }
  return {
    open,
    change,
    onItem: (id: string) => ({ onPointerEnter: rest(id, openDelayMs), onClick }),
    onBar: { ref: bar, onPointerEnter: () => clearTimeout(timer.current), onPointerLeave: rest(undefined, closeDelayMs) },
  }
}
