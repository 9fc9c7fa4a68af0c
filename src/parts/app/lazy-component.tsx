import { type ComponentType, type ReactNode, useEffect, useState } from 'react'
import { loadChunk } from '../../base/dom/chunk.ts'
import { messages } from '../../domain/messages.ts'
import { errorDetail } from '../../kit/emit.ts'
import { useEmit } from '../../kit/host.ts'
import type { FallbackProps } from '../../ui/boundary.tsx'
import { ErrorMessage } from './error-message.tsx'

const LoadError = ({ retry }: FallbackProps) => <ErrorMessage retry={retry} text={messages.blockFailed} />

/** What `late` gives: the view, and what stands in its place until its code is there. */
type LazyComponent<P> = ComponentType<P & { fallback?: ReactNode }>

/**
 * A view whose code comes when it is first drawn. Where it does not come, that is said in its place and nowhere else, and a button
 * asks again (ERR-01, ERR-03); `Lost` says it in another way.
 */
export function lazyComponent<P extends object>(
  load: () => Promise<ComponentType<P>>,
  ErrorView: ComponentType<FallbackProps> = LoadError,
): LazyComponent<P> {
  let code: ComponentType<P> | undefined
  return ({ fallback = null, ...props }) => {
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
}
