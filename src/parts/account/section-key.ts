import { createContext } from 'react'

/** Keys of the sections as they stand in addresses and attributes; the requisites have the empty one (ACC-06). */
export const sectionKeys = [
  'orders',
  'credit',
  'productReturns',
  'carts',
  'delivery-addresses',
  'requisites',
  '',
  'loyalty-programs',
  'sales-programs',
  'product-catalogue',
  'integrations',
  'password-change',
] as const
export type SectionKey = (typeof sectionKeys)[number]

/** Shows another section in place, with more parameters in the address; undefined where a section stands alone. */
export const OpenSection = createContext<((section: string, more?: Readonly<Record<string, string>>) => void) | undefined>(undefined)

/** What every section of the customer area is given. */
export interface SectionProps {
  /** entries of a page where the section has pages */
  pageSize: number
}
