import { type Connection, request } from '../base/request.ts'
import { loyaltyProgramsSize } from '../domain/constants.ts'
import { type LoyaltyProgram, loyaltyPrograms } from '../model/loyalty-program.ts'

/** GET /api/loyalty-programs: the programs of the customer, at most 100 (ACC-14, K17). */
export const getLoyaltyPrograms = async (shop: Connection, lang: string, signal?: AbortSignal): Promise<LoyaltyProgram[]> =>
  (await request(shop, '/api/loyalty-programs', { query: { lang, size: loyaltyProgramsSize }, answer: loyaltyPrograms, signal })).value
