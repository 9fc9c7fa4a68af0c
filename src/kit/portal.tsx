import { type ReactNode, useEffect, useState } from 'react'
import { createPortal } from 'react-dom'
import { useHost } from './host.ts'

/** Renders at the end of the shadow root, after the first effect: never prerendered. */
export function Portal({ children }: { children: ReactNode }) {
  const { root } = useHost()
  const [container, setContainer] = useState<ShadowRoot>()
  useEffect(() => {
    const found = root()
    if (found instanceof ShadowRoot) setContainer(found)
  }, [root])
  return container ? createPortal(children, container) : null
}

/** Renders into an element created by a library, such as a marker of a map. */
export const PortalInto = ({ container, children }: { container: Element; children: ReactNode }) => createPortal(children, container)
