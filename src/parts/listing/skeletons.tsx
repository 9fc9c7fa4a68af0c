import { CardSkeleton } from '../product-card/card-skeleton.tsx'

interface SkeletonsProps {
  count: number
  layout: 'grid' | 'list'
}

/** Placeholders for the products of a page (LIST-20). */
export const Skeletons = ({ count, layout }: SkeletonsProps) =>
  Array.from({ length: count }, (_, place) => (
    <li key={`place ${place}`}>
      <CardSkeleton layout={layout} />
    </li>
  ))
