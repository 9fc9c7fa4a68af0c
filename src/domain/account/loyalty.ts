import type { LoyaltyProgram } from '../../model/account/loyalty-program.ts'
import { plainText } from '../plain-text.ts'

/** Discounts and products for loyal customers: the section "Loyalty program" (ACC-07). */
export const selectLoyaltyPrograms = (programs: readonly LoyaltyProgram[]): LoyaltyProgram[] =>
  programs.filter(({ type }) => type === 'discount' || type === 'products')

/** Discounts on products that the customer has not bought yet: the section "New product discount program" (ACC-08). */
export const selectSalesPrograms = (programs: readonly LoyaltyProgram[]): LoyaltyProgram[] =>
  programs.filter(({ type }) => type === 'unboughtProductDiscount')

/** The discount code of a program: the first `code` in its description. */
export function programCode({ description = '' }: Pick<LoyaltyProgram, 'description'>): string | undefined {
  return plainText(/<code>([^<]*)<\/code>/i.exec(description)?.[1] ?? '') || undefined
}

/** Progress towards the reward, 0 to 1; undefined without a goal. */
export function programShare({ reached, needed }: Pick<LoyaltyProgram, 'reached' | 'needed'>): number | undefined {
  if (reached === undefined || needed === undefined || needed <= 0) return undefined
  return Math.min(1, Math.max(0, reached / needed))
}
