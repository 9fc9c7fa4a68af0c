import { selectSalesPrograms } from '../../../domain/account/loyalty.ts'
import { Programs } from './programs.tsx'

/** Discounts on what the customer has not bought yet (ACC-08). */
export const SalesPrograms = () => <Programs pick={selectSalesPrograms} />
