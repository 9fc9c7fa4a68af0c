import { messages } from '../../../domain/messages.ts'
import { displayCount } from '../../../domain/plural.ts'
import { Button } from '../../../ui/button.tsx'
import { useCountedText } from '../../app/use-counted-text.ts'
import { useText } from '../../app/use-text.ts'

interface FilterFooterProps {
  clearLabel: string
  /** number of products that match the filters; undefined until known */
  total: number | undefined
  /** undefined while nothing is selected */
  onClear: (() => void) | undefined
  onShow: () => void
}

/** Buttons of a filter drawer or dialog: clear, and show the matching products with their number. */
export function FilterFooter({ clearLabel, total, onClear, onShow }: FilterFooterProps) {
  const t = useText()
  const counted = useCountedText()
  return (
    <div className="filter-footer">
      <Button kind="ghost" disabled={!onClear} onClick={onClear}>
        {clearLabel}
      </Button>
      <Button kind="primary" onClick={onShow}>
        <span aria-live="polite">
          {total === undefined ? t(messages.showAll) : counted(messages.showProducts, total, { count: displayCount(total) })}
        </span>
      </Button>
    </div>
  )
}
