import { EnvironmentProvider } from '@ark-ui/react/environment'
import type { ReactNode } from 'react'
import { useHost } from './host.ts'

/** Passes the shadow root to Ark's widgets, which otherwise look up elements in the document. Wraps every part that uses one. */
export function Environment({ children }: { children: ReactNode }) {
  return <EnvironmentProvider value={useHost().root}>{children}</EnvironmentProvider>
}
