/**
 * The VAT included in a total, in whole cents (SIDE-09). `rate` 0.21 is 21 percent. Only the net amount is rounded, so that net
 * and VAT add up to the total. The kit and the demo server share this rule.
 */
export const includedVAT = (totalCents: number, rate: number): number => totalCents - Math.round(totalCents / (1 + rate))
