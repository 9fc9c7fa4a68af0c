import type { Columns } from '../../../domain/listing/columns.ts'
import { useSheet } from '../../../kit/use-sheet.ts'
import type { Product } from '../../../model/product/product.ts'
import sheet from '../product-card/cards.css?sheet'
import { type CardContext, Cards } from '../product-card/cards.tsx'
import { columnStyle, Skeletons } from '../product-card/skeletons.tsx'

interface ProductGridProps extends CardContext {
  /** undefined until loaded */
  products: readonly Product[] | undefined
  /** number of skeletons until then */
  expected: number
  columns: Columns | undefined
}

/** Products as a grid without paging. */
export function ProductGrid({ products, expected, columns, ...setting }: ProductGridProps) {
  useSheet(sheet)
  return (
    <div className="listing">
      <ul className="products" part="grid" data-layout="grid" style={columnStyle(columns)} aria-busy={!products || undefined}>
        {products ? <Cards {...setting} products={products} offset={0} /> : <Skeletons {...setting} count={expected} />}
      </ul>
    </div>
  )
}
