import { type ReactNode, useEffect, useLayoutEffect, useState } from 'react'
import { loadChunk } from '../../../base/dom/chunk.ts'
import { useHost } from '../../../kit/host.ts'
import type { TemplateCardProps } from './card-template.chunk.ts'

/** Whether the page has its own markup for the cards of this list: a template in the slot `card`. */
export function useHasTemplate(): boolean {
  const { element, server, isPrerendered, root } = useHost()
  const find = () => Boolean(element?.querySelector(':scope > template[slot=card]'))
  // the first render must give the markup of the server, which may not have known the template
  const [hasTemplate, setHasTemplate] = useState(() =>
    server ? server.filledSlots.has('card') : isPrerendered ? Boolean(root().querySelector('slot[name^=card-]')) : find(),
  )
  useEffect(() => setHasTemplate(find()), [element])
  return hasTemplate
}

type Code = typeof import('./card-template.chunk.ts')
let code: Code | undefined

/** The slot of a card with the page's own markup. Until that arrives, and for search engines, it shows its children. */
export function TemplateCard({ children, ...card }: TemplateCardProps & { children: ReactNode }) {
  const { element } = useHost()
  useLayoutEffect(() => {
    if (!element) return
    let remove: (() => void) | undefined
    let isMounted = true
    const add = (loaded: Code) => {
      code = loaded
      if (isMounted) remove = loaded.addTemplateCard(element, card)
    }
    if (code) add(code)
    else loadChunk(() => import('./card-template.chunk.ts')).then(add, console.error)
    return () => {
      isMounted = false
      remove?.()
    }
  }, [element, ...Object.values(card)])
  return <slot name={`card-${card.position}`}>{children}</slot>
}
