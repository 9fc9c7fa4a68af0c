import type { Answer } from './http/answer.ts'
import type { Visit } from './visit.ts'

/** The currency that the kit assumes for amounts without one: the default of `shop-config`. */
const assumed = 'EUR'

/** The currency of the listed product that the checks buy. */
const listedCurrency = async ({ data }: Visit): Promise<string> => (await data.sellable()).product.currency ?? assumed

/** A shopper must not read one amount as euros and the next as dollars. */
export async function assertOneCurrency(visit: Visit, answer: Answer, what: string, currency: string | undefined): Promise<void> {
  const listed = await listedCurrency(visit)
  answer.assert(
    (currency ?? assumed) === listed,
    `${what} in ${listed}, the currency of the list`,
    currency ?? `none, which is read as ${assumed}`,
  )
}
