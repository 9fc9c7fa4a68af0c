import type { Configuration } from '../../model/app/configuration.ts'
import type { Product } from '../../model/product/product.ts'
import { ProductCard } from '../product/product-card/product-card.tsx'
import type { CardSettings } from '../product/product-card/use-card-settings.ts'

/** What all cards of a listing have in common. */
export interface CardContext {
  configuration: Configuration | undefined
  layout: 'grid' | 'list'
  settings: CardSettings
  splitBy: string | undefined
  listName: string | undefined
}

interface CardsProps extends CardContext {
  products: readonly Product[]
  /** products before the first of these */
  offset: number
}

/** Products as items of a list, each with its place in it. */
export function Cards({ products, offset, ...setting }: CardsProps) {
  return products.map((product, index) => (
    <li key={`${product.id} ${product.code ?? ''}`}>
      <ProductCard {...setting} product={product} position={offset + index + 1} />
    </li>
  ))
}
