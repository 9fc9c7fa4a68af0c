import { useState } from 'react'

/** What a block's own title is written as: the first heading of a page that has none, else one below it. */
export const useTitleTag = (): 'h1' | 'h2' => useState(() => (document.querySelector('h1') ? 'h2' : 'h1') as 'h1' | 'h2')[0]
