import { useSheet } from '../../kit/use-sheet.ts'
import shapes from '../../ui/skeleton.css?sheet'

const tiles = 4

/** Placeholder while a category loads. */
export function CategorySkeleton() {
  useSheet(shapes)
  return (
    <div className="category-space" aria-hidden="true">
      <div className="skeleton category-space-text" part="skeleton" />
      {Array.from({ length: tiles }, (_, index) => (
        <div key={`tile ${index}`} className="skeleton category-space-tile" part="skeleton" />
      ))}
    </div>
  )
}
