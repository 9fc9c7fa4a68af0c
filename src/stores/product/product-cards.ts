import { getProducts } from '../../api/products.ts'
import { remote } from '../../base/http/remote.ts'
import type { Connection } from '../../base/http/request.ts'
import { shared } from '../../base/shared.ts'
import type { Product } from '../../model/product/product.ts'
import { stringify } from '../../model/stringify.ts'

/** A product by its id or by the code of one of its variants. */
export interface CardQuery {
  lang: string
  id?: string | undefined
  code?: string | undefined
}

interface PendingCard {
  query: CardQuery
  resolve: (product: Product | undefined) => void
  reject: (error: unknown) => void
}

interface Batch {
  waiting: PendingCard[]
  timer?: ReturnType<typeof setTimeout>
}

/** The cards of a page mount one by one. The batch is sent once none has mounted for this long and the page is idle. */
const debounceMs = 25
const maxWaitMs = 1000
const scheduleBatch = (run: () => void) =>
  typeof requestIdleCallback === 'function' ? requestIdleCallback(run, { timeout: maxWaitMs }) : setTimeout(run, 0)
const maxBatchSize = 100
const sharedBatches = () => shared('product-cards', () => new Map<string, Batch>())

/** Whether a product matches a query. A code must be among the product's codes, unless the shop returns none. */
function matchesQuery({ id, code }: CardQuery, { codes, ...product }: Product): boolean {
  const knowsCodes = product.code !== undefined || codes !== undefined
  const hasCode = code !== undefined && (product.code === code || codes?.includes(code) === true)
  if (id === undefined) return hasCode
  return (product.id === id || product.productId === id) && (hasCode || code === undefined || !knowsCodes)
}

async function send(connection: Connection, { waiting }: Batch) {
  const [first] = waiting
  if (!first) return
  const unique = (items: readonly (string | undefined)[]) => [...new Set(items.filter((item) => item !== undefined))]
  // not both: the shop would return only the ids that have one of the codes
  const key = first.query.id === undefined ? 'variantCodes' : 'id'
  const values = unique(waiting.map(({ query }) => query.id ?? query.code))
  try {
    const { lang } = first.query
    const { products } = await getProducts(connection, { lang, size: values.length, [key]: values })
    for (const { query, resolve } of waiting) resolve(products.find((product) => matchesQuery(query, product)))
  } catch (error) {
    for (const { reject } of waiting) reject(error)
  }
}

function enqueue(connection: Connection, query: CardQuery): Promise<Product | undefined> {
  const batches = sharedBatches() // the timer below runs when the registry may be that of another render
  const kind = query.id === undefined ? 'code' : 'id'
  const key = stringify([connection.apiBase, query.lang, kind])
  return new Promise((resolve, reject) => {
    const batch = batches.get(key) ?? { waiting: [] }
    batches.set(key, batch)
    batch.waiting.push({ query, resolve, reject })
    clearTimeout(batch.timer)
    const flush = () => {
      if (batches.get(key) !== batch) return
      batches.delete(key)
      void send(connection, batch)
    }
    if (batch.waiting.length >= maxBatchSize) flush()
    else batch.timer = setTimeout(scheduleBatch, debounceMs, flush)
  })
}

/** A single product. The cards of a page share one request. The value is null if the product no longer exists. */
export const productCardStore = remote('product-cards', async (connection, query: CardQuery) => (await enqueue(connection, query)) ?? null)
