import { useEffect, useRef } from 'react'
import { messages } from '../../../domain/messages.ts'
import { announce } from '../../../kit/announce.ts'
import { useSheet } from '../../../kit/use-sheet.ts'
import { Button } from '../../../ui/button.tsx'
import { useText } from '../../app/use-text.ts'
import { Pager, type PagerProps } from './pager.tsx'
import sheet from './tools.css?sheet'

interface ShowMoreProps {
  shown: number
  total: number
  onMore: () => void
}

/** Appends the next page and announces the number of visible products. Focus moves to that number when the button disappears. */
export function ShowMore({ shown, total, onMore }: ShowMoreProps) {
  const t = useText()
  const range = useRef<HTMLParagraphElement>(null)
  const before = useRef(shown)
  const isPressed = useRef(false)
  const text = t(messages.shownOf, { shown, total })
  useEffect(() => {
    if (isPressed.current && shown > before.current) {
      announce(text)
      if (shown >= total) range.current?.focus({ preventScroll: true })
      isPressed.current = false
    }
    before.current = shown
  }, [shown, total, text])
  const more = () => {
    isPressed.current = true
    onMore()
  }
  return (
    <div className="show-more" part="pager">
      <p className="pager-range" ref={range} tabIndex={-1}>
        {text}
      </p>
      {shown < total && (
        <Button part="pager-button" onClick={more}>
          {t(messages.showMore)}
        </Button>
      )}
    </div>
  )
}

export type PagingProps = PagerProps & { pager: 'pages' | 'more' | 'none' }

/** Numbered pages or "Show more"; numbered pages render only if there are several. */
export function Paging({ pager, ...paging }: PagingProps) {
  useSheet(sheet)
  const { page, pages, total, size, onPage } = paging
  if (pager === 'more') return <ShowMore shown={Math.min(total, (page + 1) * size)} total={total} onMore={() => onPage(page + 1)} />
  return pages > 1 ? <Pager {...paging} /> : null
}
