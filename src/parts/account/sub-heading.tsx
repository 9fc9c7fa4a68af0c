import { createContext, type ReactNode, useContext } from 'react'

/** One below the heading of the section, which is the page's own in the customer area and one within the page elsewhere. */
export const SubLevel = createContext<'h2' | 'h3'>('h3')

/** The heading of a part of a section. */
export function SubHeading({ children }: { children: ReactNode }) {
  const Heading = useContext(SubLevel)
  return <Heading className="section-heading">{children}</Heading>
}
