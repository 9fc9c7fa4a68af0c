import { messages } from '../../../domain/messages.ts'
import { Button } from '../../../ui/button.tsx'
import { useText } from '../../use-text.ts'

interface ShowMoreProps {
  shown: number
  total: number
  onMore: () => void
}

/** Adds the next page below; the focus stays here while there is more. */
export function ShowMore({ shown, total, onMore }: ShowMoreProps) {
  const t = useText()
  return (
    <div className="show-more" part="pager">
      <p className="pager-range">{t(messages.shownOf, { shown, total })}</p>
      {shown < total && (
        <Button part="pager-button" onClick={onMore}>
          {t(messages.showMore)}
        </Button>
      )}
    </div>
  )
}
