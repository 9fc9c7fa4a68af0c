import type { ReactNode } from 'react'
import { createPortal, flushSync } from 'react-dom'
import { useHost } from './host.ts'

/** Renders beside the shadow root, into the element itself: where the loader, the styles and the hashes of the host page reach. */
export function LightDomPortal({ children }: { children: ReactNode }) {
  const { element } = useHost()
  return element && createPortal(children, element)
}

/** Makes a change visible before it returns. */
export const renderNow = (change: () => void): void => flushSync(change)
