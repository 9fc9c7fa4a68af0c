import { createContext } from 'react'

/** Shows another section in place, with more parameters in the address; undefined where a section stands alone. */
export const OpenSection = createContext<((section: string, more?: Readonly<Record<string, string>>) => void) | undefined>(undefined)
