/** A discount code: percent or amount (cents) off the products that qualify. */
export interface DiscountCodeSeed {
  code: string
  percent?: number
  amount?: number
  /** only products of this list */
  productList?: string
  /** only products of this category and those below it */
  category?: string
  /** minimum and maximum total of the cart, cents */
  from?: number
  upTo?: number
}

export const discountCodes: DiscountCodeSeed[] = [
  { code: 'BIRCH10', percent: 10 },
  { code: 'WORKSHOP15', percent: 15, category: 'workshop' },
  { code: 'SUMMER20', percent: 20, productList: 'summer' },
  { code: 'BIGCART', amount: 2500, from: 20_000 },
  // those of the sales programs in loyalty.ts
  { code: 'NEW15', percent: 15, productList: 'never-tried' },
  { code: 'TASTE10', percent: 10, productList: 'pantry-first' },
  { code: 'FIRSTBITE', amount: 500, from: 1500, upTo: 10_000 },
]

/** Gift vouchers with their balance in cents. */
export const vouchers: { code: string; balance: number }[] = [
  { code: 'GIFT-2500-K7QH', balance: 2500 },
  { code: 'GIFT-10000-M3ZD', balance: 10_000 },
  { code: 'GIFT-EMPTY-0R8T', balance: 0 },
]
