import type { CSSProperties } from 'react'
import { type Columns, defaultColumns } from '../../domain/listing/columns.ts'
import { CardSkeleton, type CardSkeletonProps } from '../product/product-card/card-skeleton.tsx'

/** Skeleton cards of a page (LIST-20). */
export const Skeletons = ({ count, layout, configuration, settings }: CardSkeletonProps & { count: number }) =>
  Array.from({ length: count }, (_, index) => (
    <li key={`place ${index}`}>
      <CardSkeleton layout={layout} configuration={configuration} settings={settings} />
    </li>
  ))

/** Column counts as custom properties; the stylesheet selects one by width (LIST-21). */
export const columnStyle = ([phone, medium, wide]: Columns = defaultColumns) =>
  ({ '--columns-phone': phone, '--columns-medium': medium, '--columns-wide': wide }) as CSSProperties
