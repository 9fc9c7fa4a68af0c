import { createContext, useContext } from 'react'

/** Level of the headings in a block: below its own heading, or in its place if it has none. */
export const InnerLevel = createContext<'h2' | 'h3'>('h3')

/** A heading for assistive technology, over content with headings of level 3, where the block shows none. */
export function ImpliedHeading({ text }: { text: string }) {
  return useContext(InnerLevel) === 'h2' && <h2 className="hidden-text">{text}</h2>
}
