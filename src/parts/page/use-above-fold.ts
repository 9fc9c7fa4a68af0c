import { useState } from 'react'
import { firstBlockAttribute } from '../../domain/page/block-element.ts'
import { useHost } from '../../kit/host.ts'

/**
 * Whether the element was above the fold on its first render: its first picture then loads eagerly. A server, which cannot know
 * it, and the first render of its markup take the first block of a page.
 */
export function useAboveFold(): boolean {
  const { element, isPrerendered, server } = useHost()
  const [isAbove] = useState(() => {
    if (server) return server.isFirstBlock
    if (isPrerendered) return element?.hasAttribute(firstBlockAttribute) === true
    return element?.isConnected === true && scrollY + element.getBoundingClientRect().top < innerHeight
  })
  return isAbove
}
