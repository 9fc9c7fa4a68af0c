import type { PlacedOrder } from '../../../src/model/account/order.ts'
import { soldVariants } from '../../catalogue/answers/sold-variants.ts'
import type { CoreDeps } from '../../context/deps.ts'
import type { Language } from '../../languages/language.ts'
import { readFacts } from './read-facts.ts'
import { readOrder } from './read-orders.ts'

/**
 * An order as the response to the one who placed it: also where it goes, when it arrives and how to pay. Contains personal data,
 * so it is only for a request that sent the same data.
 */
export async function readPlacedOrder(
  deps: Pick<CoreDeps, 'db' | 'languages'>,
  id: string,
  { language, now }: { language: Language; now: Date },
): Promise<PlacedOrder> {
  const { db } = deps
  const order = await readOrder(deps, id, language)
  const facts = (await readFacts(deps, [id], { language, now })).get(id)
  const [owner] = await db.query<{ is_guests: boolean }>(
    'select customer is null and session is not null as is_guests from customer_order where id = $1',
    [id],
  )
  const sold = await soldVariants(
    db,
    order.products.map(({ code }) => code),
    language,
  )
  const products = order.products.map((line) => ({ ...line, imageId: sold.get(line.code)?.image ?? undefined }))
  return { ...order, products, ...facts, offersAccount: owner?.is_guests }
}
