import { useCallback, useLayoutEffect, useMemo, useRef, useState } from 'react'
import { renderScope } from '../../base/http/render-scope.ts'
import { $sanitizer } from '../../base/security/safe-html.ts'
import { shopBase } from '../../base/security/safe-url.ts'
import { plainText } from '../../domain/plain-text.ts'
import { useHost, useSettings } from '../../kit/host.ts'
import { useSheet } from '../../kit/use-sheet.ts'
import { useStore } from '../../kit/use-store.ts'
import sheet from './safe-html.css?sheet'

/** More than any real content has; sanitizing it would block the page for minutes. */
const maxTags = 20_000
const hasTooManyTags = (html: string) => html.split('<', maxTags + 1).length > maxTags

interface SafeHtmlProps {
  html: string
  className?: string
}

/** Sanitized HTML from the shop. Renders plain text until the sanitizer is loaded or if there are too many tags. The only place that renders markup from data (R05). */
export function SafeHtml(props: SafeHtmlProps) {
  return useHost().isPrerendered && !renderScope() ? <Prerendered {...props} /> : <Sanitized {...props} />
}

/** Lets the keyboard scroll wide tables. Returns a cleanup. */
function reachScrollable(box: HTMLElement | null) {
  if (!box?.querySelector('table, pre')) return
  const reached = import('./scrollable-content.chunk.ts').then((code) => code.reachScrollable(box)).catch(() => undefined)
  return () => void reached.then((stop) => stop?.())
}

/** Keeps the markup that the server has sanitized, until the text changes. */
function Prerendered(props: SafeHtmlProps) {
  useSheet(sheet)
  const { html, className = '' } = props
  const [first] = useState(html)
  const [isKept, setKept] = useState(true)
  const element = useRef<HTMLDivElement>(null)
  useLayoutEffect(() => {
    if (!element.current?.hasChildNodes()) setKept(false) // rendered again, because the server's markup differed
    return reachScrollable(element.current)
  }, [])
  if (!isKept || html !== first) return <Sanitized {...props} />
  return (
    // an empty text instead of no children: React then keeps what is in the element
    <div key="clean" className={`safe-html ${className}`} ref={element} suppressHydrationWarning>
      {''}
    </div>
  )
}

const renderPlain = ({ html, className = '' }: SafeHtmlProps) => (
  <div className={`safe-html safe-html-plain ${className}`}>{plainText(html)}</div>
)

function Sanitized({ html, className = '' }: SafeHtmlProps) {
  useSheet(sheet)
  const clean = useStore($sanitizer)
  const base = shopBase(useSettings())
  const markup = useMemo(() => (clean && !hasTooManyTags(html) ? { __html: clean(html, base) } : undefined), [clean, html, base])
  const box = useCallback(reachScrollable, [markup])
  if (!markup) return renderPlain({ html, className })
  return <div key="clean" className={`safe-html ${className}`} ref={box} dangerouslySetInnerHTML={markup} />
}
