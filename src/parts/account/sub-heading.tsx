import { createContext, type ReactNode, useContext } from 'react'

/** Heading level below that of the section: h2 in the customer area, h3 elsewhere. */
export const SubLevel = createContext<'h2' | 'h3'>('h3')

/** Heading of a part of a section. */
export function SubHeading({ children }: { children: ReactNode }) {
  const Heading = useContext(SubLevel)
  return <Heading className="section-heading">{children}</Heading>
}
