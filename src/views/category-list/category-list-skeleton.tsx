import { useSheet } from '../../kit/use-sheet.ts'
import shapes from '../../ui/skeleton.css?sheet'

const lines = 8

/** Skeleton of the categories. */
export function CategoryListSkeleton() {
  useSheet(shapes)
  return (
    <div className="categories" aria-hidden="true">
      {Array.from({ length: lines }, (_, line) => (
        <div key={`line ${line}`} className="categories-space">
          <div className="skeleton" part="skeleton" />
        </div>
      ))}
    </div>
  )
}
