import { selectLoyaltyPrograms } from '../../../domain/account/loyalty.ts'
import { Programs } from './programs.tsx'

/** Discounts and gifts for regular customers (ACC-07). */
export const LoyaltyPrograms = () => <Programs pick={selectLoyaltyPrograms} />
