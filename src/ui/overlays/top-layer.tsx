import { type HTMLAttributes, useLayoutEffect, useRef } from 'react'
import { $settingsRevision } from '../../kit/settings.ts'
import { useStore } from '../../kit/use-store.ts'

/** A popover in the top layer. Opens again when the page moves its element in the DOM, which closes popovers and drops the focus. */
export function TopLayer(props: HTMLAttributes<HTMLDivElement>) {
  const layer = useRef<HTMLDivElement>(null)
  const moves = useStore($settingsRevision)
  const seen = useRef(moves)
  useLayoutEffect(() => {
    // without popovers (below the browser floor) the layer stays where it is, above the page
    if (!layer.current?.isConnected || !('showPopover' in layer.current) || layer.current.matches(':popover-open')) return
    layer.current.showPopover()
    if (seen.current !== moves) layer.current.querySelector<HTMLElement>('[role=dialog]')?.focus()
  }, [moves])
  return <div {...props} popover="manual" ref={layer} />
}
