import type { MouseEvent, ReactNode } from 'react'
import { isPlainClick } from '../../../base/dom/plain-click.ts'
import { pageEntries, pageSteps } from '../../../domain/listing/pager.ts'
import { messages } from '../../../domain/messages.ts'
import { Icon } from '../../../ui/icon.tsx'
import { chevronLeft, chevronRight } from '../../../ui/icons.ts'
import { useText } from '../../app/use-text.ts'

export interface PagerProps {
  /** counted from 0 */
  page: number
  pages: number
  total: number
  size: number
  /** URL of a page; undefined if pages have no URL and render as buttons */
  hrefOf: ((page: number) => string) | undefined
  onPage: (page: number) => void
}

/** Steps through the pages of a listing (PAGER-01..04). */
export function Pager({ page, pages, total, size, hrefOf, onPage }: PagerProps) {
  const t = useText()
  const { hasPrevious, hasNext } = pageSteps(page, pages)
  const step = (target: number, enabled = true) => ({ href: hrefOf?.(target), enabled, go: () => onPage(target) })
  return (
    <nav className="pager" part="pager" aria-label={t(messages.pages)}>
      <span className="pager-range" dir="ltr">{`${page * size + 1}–${Math.min(total, (page + 1) * size)} / ${total}`}</span>
      <span className="pager-steps">
        <Step {...step(page - 1, hasPrevious)} name={t(messages.previous)}>
          <Icon path={chevronLeft} flip />
        </Step>
        {pageEntries(page, pages).map((entry, index) =>
          entry === 'gap' ? (
            <span key={`gap ${index}`} className="pager-gap" aria-hidden="true">
              …
            </span>
          ) : (
            <Step key={entry} {...step(entry)} name={t(messages.page, { page: entry + 1 })} current={entry === page}>
              {entry + 1}
            </Step>
          ),
        )}
        <Step {...step(page + 1, hasNext)} name={t(messages.next)}>
          <Icon path={chevronRight} flip />
        </Step>
      </span>
    </nav>
  )
}

interface StepProps {
  name: string
  href: string | undefined
  enabled: boolean
  current?: boolean
  go: () => void
  children: ReactNode
}

/** A link if pages have URLs, otherwise a button. A disabled step stays focusable. */
function Step({ name, href, enabled, current, go, children }: StepProps) {
  const common = {
    className: 'pager-step',
    part: current ? 'pager-button pager-current' : 'pager-button',
    'aria-label': name,
    'aria-current': current ? ('page' as const) : undefined,
    'aria-disabled': !enabled || undefined,
  }
  const follow = (event: MouseEvent) => {
    if (!isPlainClick(event)) return
    event.preventDefault()
    go()
  }
  if (href === undefined)
    return (
      <button {...common} type="button" onClick={enabled ? go : undefined}>
        {children}
      </button>
    )
  // still an <a>: replacing the element would lose the focus
  if (!enabled)
    return (
      <a {...common} role="link" tabIndex={0}>
        {children}
      </a>
    )
  return (
    <a {...common} href={href} onClick={follow}>
      {children}
    </a>
  )
}
