import { type HTMLAttributes, useLayoutEffect, useRef } from 'react'
import { $settingsRevision } from '../../kit/settings.ts'
import { useStore } from '../../kit/use-store.ts'

/** A layer above everything of the host page; also after the page has moved its element, which hides it and drops the focus. */
export function TopLayer(props: HTMLAttributes<HTMLDivElement>) {
  const layer = useRef<HTMLDivElement>(null)
  const moves = useStore($settingsRevision)
  const seen = useRef(moves)
  useLayoutEffect(() => {
    if (!layer.current?.isConnected || layer.current.matches(':popover-open')) return
    layer.current.showPopover()
    if (seen.current !== moves) layer.current.querySelector<HTMLElement>('[role=dialog]')?.focus()
  }, [moves])
  return <div {...props} popover="manual" ref={layer} />
}
