import { type ComponentType, type ReactNode, Suspense, use, useEffect, useState } from 'react'
import { loadChunk } from '../../base/dom/chunk.ts'
import { renderScope } from '../../base/http/render-scope.ts'
import { messages } from '../../domain/messages.ts'
import { errorDetail } from '../../kit/emit.ts'
import { useEmit, useHost } from '../../kit/host.ts'
import type { FallbackProps } from '../../ui/boundary.tsx'
import { ErrorMessage } from './error-message.tsx'

const LoadError = ({ retry }: FallbackProps) => <ErrorMessage retry={retry} text={messages.blockFailed} />

/** Props of the view, plus a fallback to render until its code has loaded. */
type LazyComponent<P> = ComponentType<P & { fallback?: ReactNode }>

/**
 * A view whose code loads on first render. If loading fails, `ErrorView` renders in its place and can retry; the views around
 * it are not affected (ERR-01, ERR-03).
 */
export function lazyComponent<P extends object>(
  load: () => Promise<ComponentType<P>>,
  ErrorView: ComponentType<FallbackProps> = LoadError,
): LazyComponent<P> {
  let code: ComponentType<P> | undefined
  let loading: Promise<void> | undefined
  /** Resolves when loading has ended, with or without the code. */
  const settle = () => {
    loading ??= loadChunk(load).then(
      (view) => {
        code = view
      },
      () => {},
    )
    return loading
  }

  function Loaded({ fallback, props }: { fallback: ReactNode; props: object }) {
    const emit = useEmit()
    const [View, setView] = useState(() => code)
    const [hasFailed, setFailed] = useState(false)
    useEffect(() => {
      if (View || hasFailed) return
      let isMounted = true
      const onLoad = (view: ComponentType<P>) => {
        code = view
        if (isMounted) setView(() => view)
      }
      loadChunk(load).then(onLoad, (error: unknown) => {
        if (!isMounted) return
        console.error(error)
        emit('shop-error', errorDetail(error))
        setFailed(true)
      })
      return () => {
        isMounted = false
      }
    }, [View, hasFailed, emit])
    if (View) return <View {...(props as unknown as P)} />
    return hasFailed ? <ErrorView retry={() => setFailed(false)} /> : fallback
  }

  function Hydrated({ fallback, props, onHydrated }: { fallback: ReactNode; props: object; onHydrated: () => void }) {
    const scope = renderScope()
    if (!scope) use(settle())
    else if (!code) scope.wait(settle())
    useEffect(onHydrated, [])
    return <Loaded fallback={fallback} props={props} />
  }

  /**
   * The markup of a server stays in place until the code can take it over. Until then React gets the first element again: a Suspense
   * boundary with other props would show its fallback.
   */
  function Prerendered({ fallback, props }: { fallback: ReactNode; props: object }) {
    const [isHydrated, setHydrated] = useState(false)
    const element = (
      <Suspense fallback={fallback}>
        <Hydrated fallback={fallback} props={props} onHydrated={() => setHydrated(true)} />
      </Suspense>
    )
    const [first] = useState(element)
    return isHydrated ? element : first
  }

  return ({ fallback = null, ...props }) => {
    const View = useHost().isPrerendered ? Prerendered : Loaded
    return <View fallback={fallback} props={props} />
  }
}
