import { useSheet } from '../../../kit/use-sheet.ts'
import shapes from '../../../ui/skeleton.css?sheet'

const sections = [5, 5, 4]

/** Skeleton of the filters. */
export function FiltersSkeleton() {
  useSheet(shapes)
  return (
    <div className="filters-space" aria-hidden="true">
      {sections.map((lines, section) => (
        <div key={`${section} ${lines}`} className="filters-space-section">
          <div className="skeleton" />
          {Array.from({ length: lines }, (_, line) => (
            <div key={`line ${line}`} className="skeleton" />
          ))}
        </div>
      ))}
    </div>
  )
}
