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
