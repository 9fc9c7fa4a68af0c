import type { MouseEvent } from 'react'
import { messages } from '../../domain/messages.ts'
import { Button } from '../../ui/button.tsx'
import { Icon } from '../../ui/icon.tsx'
import { circleAlert, rotateCcw } from '../../ui/icons.ts'
import { useText } from '../app/use-text.ts'

/** Error of a failed product request, with a retry button. */
export function Failure({ onRetry }: { onRetry: () => void }) {
  const t = useText()
  const retry = ({ currentTarget }: MouseEvent<HTMLElement>) => {
    // the button disappears with the retry: move the focus to the list
    currentTarget.closest<HTMLElement>('.listing')?.focus({ preventScroll: true })
    onRetry()
  }
  return (
    <div className="notice" part="error" role="alert">
      <Icon path={circleAlert} size={24} />
      <p className="notice-title">{t(messages.listFailed)}</p>
      <Button onClick={retry}>
        <Icon path={rotateCcw} />
        {t(messages.tryAgain)}
      </Button>
    </div>
  )
}
