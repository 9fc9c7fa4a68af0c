import type { Configuration } from '../../model/app/configuration.ts'
import type { Product } from '../../model/product/product.ts'
import { ProductCard } from '../product/product-card/product-card.tsx'
import type { CardSettings } from '../product/product-card/use-card-settings.ts'

/** Settings shared by all cards of a listing. */
export interface CardContext {
  configuration: Configuration | undefined
  layout: 'grid' | 'list'
  settings: CardSettings
  splitBy: string | undefined
  listName: string | undefined
}

interface CardsProps extends CardContext {
  products: readonly Product[]
  /** number of products before the first of these */
  offset: number
}

/** Products as list items, each with its position. */
export function Cards({ products, offset, ...setting }: CardsProps) {
  return products.map((product, index) => (
    <li key={`${product.id} ${product.code ?? ''}`}>
      <ProductCard {...setting} product={product} position={offset + index + 1} />
    </li>
  ))
}
