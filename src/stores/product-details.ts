import { getQuantityDatePricing, getVariants } from '../api/product-details.ts'
import { remote } from '../base/remote.ts'
import type { VariantsQuestion } from '../model/question.ts'

/** The variants of a product (CALL-07). */
export const variantsOf = remote('variants', (shop, { id, ...question }: VariantsQuestion & { id: string }, signal) =>
  getVariants(shop, id, question, signal),
)

/** Prices of a product by quantity and date (CALL-08). */
export const quantityDatePricesOf = remote('quantity-date-prices', (shop, { id, lang }: { id: string; lang: string }, signal) =>
  getQuantityDatePricing(shop, id, lang, signal),
)
