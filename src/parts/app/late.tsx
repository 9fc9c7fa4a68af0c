import { type ComponentType, type ReactNode, useEffect, useState } from 'react'
import { loadChunk } from '../../base/dom/chunk.ts'
import { messages } from '../../domain/messages.ts'
import { errorDetail } from '../../kit/error-detail.ts'
import { useEmit } from '../../kit/host.ts'
import type { FallbackProps } from '../../ui/boundary.tsx'
import { Oops } from './oops.tsx'

const LostPart = ({ retry }: FallbackProps) => <Oops retry={retry} text={messages.blockFailed} />

/** What `late` gives: the view, and what stands in its place until its code is there. */
type Late<P> = ComponentType<P & { waiting?: ReactNode }>

/**
 * A view whose code comes when it is first drawn. Where it does not come, that is said in its place and nowhere else, and a button
 * asks again (ERR-01, ERR-03); `Lost` says it in another way.
 */
export function late<P extends object>(load: () => Promise<ComponentType<P>>, Lost: ComponentType<FallbackProps> = LostPart): Late<P> {
  let code: ComponentType<P> | undefined
  return ({ waiting = null, ...props }) => {
    const emit = useEmit()
    const [View, show] = useState(() => code)
    const [isLost, lose] = useState(false)
    useEffect(() => {
      if (View || isLost) return
      let isHere = true
      const arrive = (view: ComponentType<P>) => {
        code = view
        if (isHere) show(() => view)
      }
      loadChunk(load).then(arrive, (error: unknown) => {
        if (!isHere) return
        console.error(error)
        emit('shop-error', errorDetail(error))
        lose(true)
      })
      return () => {
        isHere = false
      }
    }, [View, isLost, emit])
    if (View) return <View {...(props as unknown as P)} />
    return isLost ? <Lost retry={() => lose(false)} /> : waiting
  }
}
