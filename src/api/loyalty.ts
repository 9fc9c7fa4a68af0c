import { type Connection, request } from '../base/http/request.ts'
import { type LoyaltyProgram, loyaltyPrograms } from '../model/account/loyalty-program.ts'

/** GET /api/loyalty-programs: the loyalty programs of the customer. */
export const getLoyaltyPrograms = async (
  connection: Connection,
  { lang, size }: { lang: string; size: number },
  signal?: AbortSignal,
): Promise<LoyaltyProgram[]> =>
  (await request(connection, '/api/loyalty-programs', { query: { lang, size }, schema: loyaltyPrograms, signal })).value
