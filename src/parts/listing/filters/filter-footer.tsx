import { messages } from '../../../domain/messages.ts'
import { displayCount } from '../../../domain/plural.ts'
import { Button } from '../../../ui/button.tsx'
import { useCountedText } from '../../app/use-counted-text.ts'
import { useText } from '../../app/use-text.ts'

interface FilterFooterProps {
  clearLabel: string
  /** products that the filters leave; undefined until that is known */
  total: number | undefined
  /** undefined while nothing is chosen */
  onClear: (() => void) | undefined
  onShow: () => void
}

/** Ways out of a layer of filters: without them, or to the products, whose number follows every choice. */
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
