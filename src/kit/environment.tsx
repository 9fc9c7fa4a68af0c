import { EnvironmentProvider } from '@ark-ui/react/environment'
import type { ReactNode } from 'react'
import { useHost } from './host.ts'

/** Tells Ark's widgets that they live in a shadow root; every part that uses one stands inside. It loads with them. */
export function Environment({ children }: { children: ReactNode }) {
  return <EnvironmentProvider value={useHost().root}>{children}</EnvironmentProvider>
}
