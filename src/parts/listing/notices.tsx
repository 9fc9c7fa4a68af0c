import { messages } from '../../domain/messages.ts'
import { Button } from '../../ui/button.tsx'
import { Icon } from '../../ui/icon.tsx'
import { circleAlert, packageX, rotateCcw } from '../../ui/icons.ts'
import { useText } from '../use-text.ts'

/** The products did not come: says so inside the block and tries again (REQ-08 is only logged). */
export function Failure({ onRetry }: { onRetry: () => void }) {
  const t = useText()
  return (
    <div className="notice" part="error" role="alert">
      <Icon path={circleAlert} size={24} />
      <p className="notice-title">{t(messages.listFailed)}</p>
      <Button onClick={onRetry}>
        <Icon path={rotateCcw} />
        {t(messages.tryAgain)}
      </Button>
    </div>
  )
}

interface EmptyProps {
  /** the phrase that found nothing */
  phrase: string | undefined
  /** takes the filters off; undefined where none is chosen */
  onClear: (() => void) | undefined
}

/** Nothing to show, and what to do about it; the page may put its own words in the `empty` slot. */
export function Empty({ phrase, onClear }: EmptyProps) {
  const t = useText()
  return (
    <slot name="empty">
      <div className="notice notice-empty">
        <Icon path={packageX} size={24} />
        <p className="notice-title">{phrase ? t(messages.noSearchResults, { phrase }) : t(messages.noProducts)}</p>
        {onClear && (
          <>
            <p className="notice-hint">{t(messages.noProductsHint)}</p>
            <Button onClick={onClear}>{t(messages.clearAll)}</Button>
          </>
        )}
      </div>
    </slot>
  )
}

/** What an editor sees of a tag that names no products. */
export function SourceHint() {
  const t = useText()
  return (
    <slot name="empty">
      <p className="notice notice-hint">{t(messages.listSourceMissing)}</p>
    </slot>
  )
}
