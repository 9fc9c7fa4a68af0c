import { useEffect } from 'react'
import { onPathChange } from '../../base/dom/url-parts.ts'
import { onReconnect } from '../../base/http/reconnect.ts'
import { messages } from '../../domain/messages.ts'
import type { FallbackProps } from '../../ui/boundary.tsx'
import { useText } from './use-text.ts'

interface ErrorMessageProps extends FallbackProps {
  /** text key of the message; default "something went wrong" */
  text?: string
}

/** Replaces a view that failed. Retries on a button press, when the path of the URL changes, and when the shop can be reached again (ERR-01, ERR-02). */
export function ErrorMessage({ retry, text = messages.renderingError }: ErrorMessageProps) {
  const t = useText()
  useEffect(() => onPathChange(retry), [retry])
  useEffect(() => onReconnect(retry), [retry])
  return (
    <div className="shop-oops" part="error" role="alert">
      <p>{t(text)}</p>
      <button type="button" className="button" data-kind="line" part="button" onClick={retry}>
        {t(messages.tryAgain)}
      </button>
    </div>
  )
}
