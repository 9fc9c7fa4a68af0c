import { useState } from 'react'

/** A heading that nobody sees, such as one of a dialog that is closed, is not the page's. */
const hasHeading = () => [...document.querySelectorAll('h1')].some((heading) => heading.getClientRects().length > 0)

/** What a block's own title is written as: the first heading of a page that has none, else one below it. */
export const useTitleTag = (): 'h1' | 'h2' => useState(() => (hasHeading() ? 'h2' : 'h1') as 'h1' | 'h2')[0]
