import { CardSkeleton, type CardSkeletonProps } from '../product/product-card/card-skeleton.tsx'

/** Placeholders for the products of a page (LIST-20). */
export const Skeletons = ({ count, layout, configuration, settings }: CardSkeletonProps & { count: number }) =>
  Array.from({ length: count }, (_, index) => (
    <li key={`place ${index}`}>
      <CardSkeleton layout={layout} configuration={configuration} settings={settings} />
    </li>
  ))
