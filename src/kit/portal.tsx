import { type ReactNode, useEffect, useState } from 'react'
import { createPortal } from 'react-dom'
import { useHost } from './host.ts'

/** Renders at the end of the shadow root, and only once the element is alive (nothing of it is ever prerendered). */
export function Portal({ children }: { children: ReactNode }) {
  const { root } = useHost()
  const [container, setContainer] = useState<ShadowRoot>()
  useEffect(() => {
    const found = root()
    if (found instanceof ShadowRoot) setContainer(found)
  }, [root])
  return container ? createPortal(children, container) : null
}

/** Renders inside a node that a library made, such as what stands on a map. */
export const PortalInto = ({ container, children }: { container: Element; children: ReactNode }) => createPortal(children, container)
