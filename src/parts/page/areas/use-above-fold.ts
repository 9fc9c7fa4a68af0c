import { useState } from 'react'
import { useHost } from '../../../kit/host.ts'

/** Whether the element was within the first screen when it appeared: its first picture is not to wait. */
export function useAboveFold(): boolean {
  const { element } = useHost()
  const [isAbove] = useState(() => {
    const top = element?.isConnected ? element.getBoundingClientRect().top : Number.POSITIVE_INFINITY
    return scrollY + top < innerHeight
  })
  return isAbove
}
