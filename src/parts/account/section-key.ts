import { createContext } from 'react'

/** Keys of the sections in URLs and attributes; the empty key is an alias of the requisites (ACC-06). */
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

/** Opens another section in place, with more URL parameters; undefined if a section is rendered on its own. */
export const OpenSection = createContext<((section: string, more?: Readonly<Record<string, string>>) => void) | undefined>(undefined)

/** Props of every section of the customer area. */
export interface SectionProps {
  /** entries per page, for sections with paging */
  pageSize: number
}
