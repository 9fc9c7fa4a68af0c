import { type ComponentType, type ReactNode, useEffect, useLayoutEffect } from 'react'
import { $path } from '../src/base/address.ts'
import { type Host, HostContext } from '../src/base/host.ts'
import { useStore } from '../src/base/use-store.ts'
import { useText } from '../src/parts/use-text.ts'
import { Boundary } from '../src/ui/boundary.tsx'
import { Frame, type FrameProps } from '../src/ui/frame.tsx'
import { useTheme } from '../src/ui/use-theme.ts'
import type { AnyContract } from './contract.ts'

const useCommit = typeof window === 'undefined' ? useEffect : useLayoutEffect

interface RootProps {
  promise: AnyContract
  host: Host
  frame: FrameProps
  props: object
  onCommit: () => void
  onError: (error: unknown) => void
}

/** The one tree of every element: host, boundary, frame, view. */
export function Root({ promise, host, frame, props, onCommit, onError }: RootProps) {
  useCommit(onCommit, [])
  const View = promise.view as ComponentType<object>
  const view = <View {...props} />
  return (
    <HostContext.Provider value={host}>
      <Guarded onError={onError}>{promise.frame === 'block' ? <Frame {...frame}>{view}</Frame> : view}</Guarded>
    </HostContext.Provider>
  )
}

function Guarded({ onError, children }: { onError: (error: unknown) => void; children: ReactNode }) {
  useTheme()
  const path = useStore($path)
  const t = useText()
  return (
    <Boundary path={path} words={t} onError={onError}>
      {children}
    </Boundary>
  )
}
