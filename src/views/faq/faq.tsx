import { useEffect, useState } from 'react'
import { faqItems, toggleAnswer } from '../../domain/page/faq.ts'
import { useEmit } from '../../kit/host.ts'
import { useSheet } from '../../kit/use-sheet.ts'
import type { FaqData, FaqItem } from '../../model/page/faq-data.ts'
import sheet from './faq.css?sheet'
import { FaqEntry } from './faq-entry.tsx'
import { useDetails } from './use-details.ts'

export interface FaqProps {
  items: FaqItem[] | undefined
  multiple: boolean
  openIndex: number | undefined
  block: { data?: FaqData | undefined } | undefined
}

/** Questions with collapsible answers (BANNER-15). */
export function Faq({ items, multiple, openIndex, block }: FaqProps) {
  useSheet(sheet)
  const emit = useEmit()
  const details = useDetails()
  const given = faqItems(items, block?.data?.items)
  const shown = given.length > 0 ? given : faqItems(details.items)
  const [open, setOpen] = useState<ReadonlySet<number>>(() => new Set(given.length > 0 ? [] : details.open))
  useEffect(() => {
    if (openIndex !== undefined) setOpen((now) => (now.has(openIndex) ? now : toggleAnswer(now, openIndex, multiple)))
  }, [openIndex, multiple])
  if (shown.length === 0) return <slot name="empty" />
  const toggle = (index: number) => {
    const next = toggleAnswer(open, index, multiple)
    setOpen(next)
    for (const [position] of shown.entries())
      if (open.has(position) !== next.has(position)) emit('shop-faq-toggle', { index: position, open: next.has(position) })
  }
  return (
    <div className="faq">
      {shown.map((item, index) => (
        <FaqEntry key={`item ${index}`} item={item} isOpen={open.has(index)} onToggle={() => toggle(index)} />
      ))}
    </div>
  )
}
