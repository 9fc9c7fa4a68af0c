import { getProducts } from '../../api/products.ts'
import type { Connection } from '../../base/http/request.ts'
import { type LineRequest, type LineToAdd, linesToAdd } from '../../domain/cart/lines-to-add.ts'
import { loadCartCode } from './cart-code.ts'

const maxBatchSize = 100

const batches = (codes: readonly string[]) =>
  Array.from({ length: Math.ceil(codes.length / maxBatchSize) }, (_, index) =>
    codes.slice(index * maxBatchSize, (index + 1) * maxBatchSize),
  )

/**
 * Adds lines to the active cart, with the current products. `isAllowed` may exclude lines; `hasVariants` as in `linesToAdd`. Returns
 * the added lines and the titles of those that cannot be added. Throws if a request fails.
 */
export async function addLines(
  connection: Connection,
  lang: string,
  { requests, hasVariants }: { requests: readonly LineRequest[]; hasVariants?: boolean },
  isAllowed: (line: LineToAdd) => boolean,
): Promise<{ lines: LineToAdd[]; left: string[] }> {
  const codes = [...new Set(requests.flatMap(({ code }) => code ?? []))]
  const [{ addToCart, newLine, recordAddition }, ...results] = await Promise.all([
    loadCartCode(),
    ...batches(codes).map((variantCodes) => getProducts(connection, { lang, size: variantCodes.length, variantCodes })),
  ])
  const products = results.flatMap((result) => result.products)
  const { lines, left } = linesToAdd(requests, products, hasVariants)
  const allowedLines = lines.filter(isAllowed)
  for (const { product, code, quantity } of allowedLines) addToCart(newLine(product, { code }), quantity)
  if (allowedLines.length) recordAddition()
  return { lines: allowedLines, left }
}
