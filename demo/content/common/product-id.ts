/** The product id for a SKU. */
export const toProductId = (sku: string): string => sku.toLowerCase()
