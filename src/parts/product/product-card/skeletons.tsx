import type { CSSProperties, Ref } from 'react'
import { type Columns, defaultColumns } from '../../../domain/listing/columns.ts'
import { CardSkeleton, type CardSkeletonProps } from './card-skeleton.tsx'

/** Number of products that fill the first screen, and a little more. */
export const firstScreenSize = (): number => ((globalThis.innerWidth ?? 0) < 768 ? 6 : 12)

/** Skeleton cards of a page (LIST-20). After the first screen, plain boxes reserve the space. */
export function Skeletons({ count, layout, configuration, settings }: CardSkeletonProps & { count: number }) {
  const firstSize = firstScreenSize()
  return Array.from({ length: count }, (_, index) =>
    index < firstSize ? (
      <li key={`place ${index}`}>
        <CardSkeleton layout={layout} configuration={configuration} settings={settings} />
      </li>
    ) : (
      <li key={`place ${index}`} className="products-placeholder" part="skeleton" aria-hidden="true" />
    ),
  )
}

/** Reserves the estimated height of products, at the cost of one list item. */
export const ProductsAhead = ({ ref, count }: { ref?: Ref<HTMLLIElement>; count: number }) => (
  <li ref={ref} className="whole-row products-ahead" aria-hidden="true" style={{ '--products': count } as CSSProperties} />
)

/** Column counts as custom properties; the stylesheet selects one by width (LIST-21). */
export const columnStyle = ([phone, medium, wide]: Columns = defaultColumns) =>
  ({ '--columns-phone': phone, '--columns-medium': medium, '--columns-wide': wide }) as CSSProperties
