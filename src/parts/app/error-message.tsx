import { useEffect } from 'react'
import { onPathChange } from '../../base/dom/url-parts.ts'
import { messages } from '../../domain/messages.ts'
import type { FallbackProps } from '../../ui/boundary.tsx'
import { useText } from './use-text.ts'

interface ErrorMessageProps extends FallbackProps {
  /** what is said; that something went wrong, if nothing */
  text?: string
}

/** Stands where a view failed; a button, or another path of the address, gives the view another chance (ERR-01, ERR-02). */
export function ErrorMessage({ retry, text = messages.renderingError }: ErrorMessageProps) {
  const t = useText()
  useEffect(() => onPathChange(retry), [retry])
  return (
    <div className="shop-oops" part="error" role="alert">
      <p>{t(text)}</p>
      <button type="button" className="button" data-kind="line" part="button" onClick={retry}>
        {t(messages.tryAgain)}
      </button>
    </div>
  )
}
