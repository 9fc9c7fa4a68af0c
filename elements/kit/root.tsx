import { type ComponentType, type ReactNode, useEffect, useLayoutEffect } from 'react'
import { type Host, HostContext, SettingsContext, useSettingsOfHost } from '../../src/kit/host.ts'
import { ErrorMessage } from '../../src/parts/app/error-message.tsx'
import { Boundary } from '../../src/ui/boundary.tsx'
import { Frame, type FrameProps } from '../../src/ui/frame.tsx'
import { useTheme } from '../../src/ui/use-theme.ts'
import type { AnyContract } from './contract.ts'

const useCommit = typeof window === 'undefined' ? useEffect : useLayoutEffect

interface RootProps {
  contract: Pick<AnyContract, 'view' | 'frame'>
  host: Host
  frame: FrameProps
  props: object
  onCommit: () => void
  onError: (error: unknown) => void
}

/** The React tree of every element: host, settings, error boundary, frame, view. */
export function Root({ contract, host, frame, props, onCommit, onError }: RootProps) {
  useCommit(onCommit, [])
  const View = contract.view as ComponentType<object>
  const view = <View {...props} />
  return (
    <HostContext.Provider value={host}>
      <SettingsProvider>
        <Boundary fallback={ErrorMessage} onError={onError}>
          {contract.frame === 'block' ? <Frame {...frame}>{view}</Frame> : view}
        </Boundary>
      </SettingsProvider>
    </HostContext.Provider>
  )
}

/** Reads the settings once per tree. */
function SettingsProvider({ children }: { children: ReactNode }) {
  const settings = useSettingsOfHost()
  useTheme(settings)
  return <SettingsContext.Provider value={settings}>{children}</SettingsContext.Provider>
}
