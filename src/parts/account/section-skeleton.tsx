import { messages } from '../../domain/messages.ts'
import { useSheet } from '../../kit/use-sheet.ts'
import shapes from '../../ui/skeleton.css?sheet'
import { useText } from '../app/use-text.ts'
import sheet from './section.css?sheet'
import type { Section } from './sections.ts'

const maxPlaceholders = 10
const counts: Record<Exclude<Section['skeleton'], 'rows'>, number> = { cards: 2, facts: 6, form: 3 }

/** Skeleton of a section. */
export function SectionSkeleton({ shape, rows }: { shape: Section['skeleton']; rows: number }) {
  useSheet(shapes)
  useSheet(sheet)
  const t = useText()
  const count = shape === 'rows' ? Math.min(rows, maxPlaceholders) : counts[shape]
  return (
    <slot name="loading">
      <div className="section-shapes" part="skeleton" data-shape={shape} aria-busy="true">
        <p className="hidden-text">{t(messages.loading)}</p>
        {Array.from({ length: count }, (_, index) => (
          <div key={index} className="skeleton section-shape" aria-hidden="true" />
        ))}
      </div>
    </slot>
  )
}
