import { type HTMLAttributes, useLayoutEffect, useRef } from 'react'
import { $settingsRevision } from '../../kit/settings.ts'
import { useStore } from '../../kit/use-store.ts'

/**
 * A popover in the top layer. Opens again when the page moves its element in the DOM, which closes popovers and drops the focus. Without
 * popovers (below the browser floor) it is fixed above the page. From `source`, the next Tab leads into it.
 */
export function TopLayer({ source, ...props }: HTMLAttributes<HTMLDivElement> & { source?: HTMLElement | undefined }) {
  const layer = useRef<HTMLDivElement>(null)
  const moves = useStore($settingsRevision)
  const seen = useRef(moves)
  const hasPopovers = 'showPopover' in HTMLElement.prototype
  useLayoutEffect(() => {
    if (!hasPopovers || !layer.current?.isConnected || layer.current.matches(':popover-open')) return
    layer.current.showPopover(source && { source })
    if (seen.current !== moves) layer.current.querySelector<HTMLElement>('[role=dialog]')?.focus()
  }, [moves, hasPopovers])
  return <div {...props} popover={hasPopovers ? 'manual' : undefined} ref={layer} />
}
