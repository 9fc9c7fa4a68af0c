import { useState } from 'react'
import { type Host, useHost } from '../../kit/host.ts'

/** Ignores invisible headings, such as in closed dialogs. */
const hasHeading = () => [...document.querySelectorAll('h1')].some((heading) => heading.getClientRects().length > 0)

/** Whether the page has a heading other than the one of this element. */
function hasOtherHeading({ server, isPrerendered, root, element }: Host): boolean {
  if (server) return server.hasHeading
  if (isPrerendered) return !root().querySelector('h1') && !element?.querySelector(':scope > h1')
  return hasHeading()
}

/** Heading level of a block's title: h1 if the page has none yet, else h2. */
export function useTitleTag(): 'h1' | 'h2' {
  const host = useHost()
  return useState<'h1' | 'h2'>(() => (hasOtherHeading(host) ? 'h2' : 'h1'))[0]
}
