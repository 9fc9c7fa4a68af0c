import type { ReactNode } from 'react'
import { createPortal, flushSync } from 'react-dom'
import { useHost } from './host.ts'

/** Renders into the light DOM of the element, where the loader, styles and hash links of the host page work. */
export function LightDomPortal({ children }: { children: ReactNode }) {
  const { element, server } = useHost()
  if (server) return server.renderInLightDom(children)
  return element && createPortal(children, element)
}

/** Applies a state change and renders synchronously. */
export const renderNow = (change: () => void): void => flushSync(change)
