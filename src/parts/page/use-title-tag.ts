import { useState } from 'react'
import { useHost } from '../../kit/host.ts'

/** Ignores invisible headings, such as in closed dialogs. */
const hasHeading = () => [...document.querySelectorAll('h1')].some((heading) => heading.getClientRects().length > 0)

/** Heading level of a block's title: h1 if the page has none yet, else h2. A server leaves h1 to the page. */
export function useTitleTag(): 'h1' | 'h2' {
  const { isPrerendered } = useHost()
  return useState<'h1' | 'h2'>(() => (isPrerendered || hasHeading() ? 'h2' : 'h1'))[0]
}
