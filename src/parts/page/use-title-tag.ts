import { useState } from 'react'

/** Ignores invisible headings, such as in closed dialogs. */
const hasHeading = () =>
  typeof document === 'undefined' || [...document.querySelectorAll('h1')].some((heading) => heading.getClientRects().length > 0)

/** Heading level of a block's title: h1 if the page has none yet, else h2. */
export const useTitleTag = (): 'h1' | 'h2' => useState(() => (hasHeading() ? 'h2' : 'h1') as 'h1' | 'h2')[0]
