import { useSheet } from '../../kit/use-sheet.ts'
import shapes from '../../ui/skeleton.css?sheet'

/** Placeholder while the news loads. */
export function NewsSkeleton({ count }: { count: number }) {
  useSheet(shapes)
  return Array.from({ length: count }, (_, index) => (
    <li key={`space ${index}`} className="news-item" aria-hidden="true">
      <div className="news-link">
        <div className="skeleton news-picture" part="skeleton" />
        <div>
          <div className="skeleton news-line" part="skeleton" />
          <div className="skeleton news-line" part="skeleton" />
        </div>
      </div>
    </li>
  ))
}
