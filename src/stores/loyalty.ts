import { getLoyaltyPrograms } from '../api/loyalty.ts'
import { remote } from '../base/remote.ts'

/** The loyalty programs of a customer in a language (K17); asked only where the shop has such programs and somebody is logged in. */
export const loyaltyProgramsOf = remote('loyalty-programs', (shop, { lang }: { customer: string; lang: string }, signal) =>
  getLoyaltyPrograms(shop, lang, signal),
)
