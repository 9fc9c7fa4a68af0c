import { useContext, useEffect, useId, useLayoutEffect, useRef, useState } from 'react'
import { useHost } from '../../kit/host.ts'
import { useSheet } from '../../kit/use-sheet.ts'
import type { FaqItem } from '../../model/page/faq-data.ts'
import prose from '../../ui/html/prose.css?sheet'
import { SafeHtml } from '../../ui/html/safe-html.tsx'
import { Icon } from '../../ui/icon.tsx'
import { chevronDown } from '../../ui/icons.ts'
import { InnerLevel } from '../../ui/inner-heading.tsx'

interface FaqEntryProps {
  item: FaqItem
  isOpen: boolean
  onToggle: () => void
}

/** A question and its answer. The browser's "find in page" searches collapsed answers, too, and expands a match. */
export function FaqEntry({ item: { title, description = '' }, isOpen, onToggle }: FaqEntryProps) {
  useSheet(prose)
  const id = useId()
  const Title = useContext(InnerLevel)
  const answer = useRef<HTMLDivElement>(null)
  const { isPrerendered } = useHost()
  const [startsHidden] = useState(isPrerendered === true && !isOpen) // then the effect below decides
  useLayoutEffect(() => {
    if (isOpen) answer.current?.removeAttribute('hidden')
    // set by script: React supports only a boolean `hidden`, which "find in page" does not search
    else answer.current?.setAttribute('hidden', 'until-found')
  }, [isOpen])
  useEffect(() => {
    const element = answer.current
    element?.addEventListener('beforematch', onToggle)
    return () => element?.removeEventListener('beforematch', onToggle)
  }, [onToggle])
  return (
    <div className="faq-item" part="item">
      <Title>
        <button type="button" className="faq-question" part="question" aria-expanded={isOpen} aria-controls={id} onClick={onToggle}>
          {title}
          <Icon path={chevronDown} />
        </button>
      </Title>
      <div className="faq-answer" part="answer" id={id} ref={answer} hidden={startsHidden}>
        <SafeHtml className="prose" html={description} />
      </div>
    </div>
  )
}
