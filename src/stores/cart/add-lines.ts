import { getProducts } from '../../api/products.ts'
import type { Connection } from '../../base/http/request.ts'
import { type ReorderLine, reorderLines } from '../../domain/account/reorder.ts'
import type { Order } from '../../model/account/order.ts'
import { loadCartCode } from './cart-code.ts'

const maxBatchSize = 100

const batches = (codes: readonly string[]) =>
  Array.from({ length: Math.ceil(codes.length / maxBatchSize) }, (_, index) =>
    codes.slice(index * maxBatchSize, (index + 1) * maxBatchSize),
  )

/**
 * Adds the lines of an order to the active cart, with the current products. `isRequested` may exclude lines. Returns the added lines and
 * the titles of those that cannot be added: no longer sold, or with a required choice. Throws if a request fails.
 */
export async function reorder(
  connection: Connection,
  lang: string,
  order: Order,
  isRequested: (line: ReorderLine) => boolean,
): Promise<{ lines: ReorderLine[]; left: string[] }> {
  const codes = [...new Set(order.products.flatMap(({ code }) => code ?? []))]
  const [{ addToCart, newLine, recordAddition }, ...results] = await Promise.all([
    loadCartCode(),
    ...batches(codes).map((variantCodes) => getProducts(connection, { lang, size: variantCodes.length, variantCodes })),
  ])
  const { lines, left } = reorderLines(
    order,
    results.flatMap(({ products }) => products),
  )
  const requestedLines = lines.filter(isRequested)
  for (const { product, code, quantity } of requestedLines) addToCart(newLine(product, { code }), quantity)
  if (requestedLines.length) recordAddition()
  return { lines: requestedLines, left }
}
