import { messages } from '../../../domain/messages.ts'
import { Icon } from '../../../ui/icon.tsx'
import { layoutGrid, rows } from '../../../ui/icons.ts'
import { useText } from '../../app/use-text.ts'

interface LayoutToggleProps {
  layout: 'grid' | 'list'
  onLayout: (layout: 'grid' | 'list') => void
}

const faces = [
  { layout: 'grid', name: messages.grid, icon: layoutGrid },
  { layout: 'list', name: messages.list, icon: rows },
] as const

/** Switches between cards and rows (LIST-16). */
export function LayoutToggle({ layout, onLayout }: LayoutToggleProps) {
  const t = useText()
  return (
    // biome-ignore lint/a11y/useSemanticElements: browsers render and lay out a fieldset differently
    <div className="layout-toggle" role="group" aria-label={t(messages.layout)}>
      {faces.map((face) => (
        <button
          key={face.layout}
          type="button"
          part="button"
          aria-label={t(face.name)}
          aria-pressed={face.layout === layout}
          onClick={() => onLayout(face.layout)}
        >
          <Icon path={face.icon} />
        </button>
      ))}
    </div>
  )
}
