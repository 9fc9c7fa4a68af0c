import { Portal as ArkPortal } from '@ark-ui/react/portal'
import { type ReactNode, useEffect, useState } from 'react'

/** Renders at the end of the shadow root, and only once the element is alive (nothing of it is ever prerendered). */
export function Portal({ children }: { children: ReactNode }) {
  const [alive, live] = useState(false)
  useEffect(() => live(true), [])
  return alive ? <ArkPortal>{children}</ArkPortal> : null
}
