import { useSheet } from '../../kit/use-sheet.ts'
import shapes from '../../ui/skeleton.css?sheet'
import { PopupList } from './popup-list.tsx'

/** Placeholders while the entries load. */
export function SuggestionSkeletons({ id, label, count }: { id: string; label: string; count: number }) {
  useSheet(shapes)
  return (
    <PopupList id={id} label={label} busy>
      {Array.from({ length: count }, (_, index) => (
        <div key={`place ${index}`} className="suggestion" aria-hidden="true">
          <div className="skeleton suggestion-picture" part="skeleton" />
          <div className="skeleton suggestion-line" />
        </div>
      ))}
    </PopupList>
  )
}
