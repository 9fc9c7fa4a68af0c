import { useEffect, useRef, useState } from 'react'
import { chosenFields } from '../../../domain/listing/filters.ts'
import type { ChosenFilters, FilterValue } from '../../../domain/listing/listing-query.ts'
import { messages } from '../../../domain/messages.ts'
import { useSheet } from '../../../kit/use-sheet.ts'
import type { Filter } from '../../../model/listing/filter.ts'
import { Message } from '../../../ui/message.tsx'
import textButton from '../../../ui/text-button.css?sheet'
import { useText } from '../../app/use-text.ts'
import { FilterSection } from './filter-section.tsx'
import sheet from './filters.css?sheet'
import { FiltersSkeleton } from './filters-skeleton.tsx'

export interface FilterPanelProps {
  /** undefined until they are there */
  filters: readonly Filter[] | undefined
  failed: boolean
  onRetry: () => void
  chosen: ChosenFilters
  /** which filters, in this order; all without a wish */
  fields: readonly string[] | undefined
  /** filters of the page itself: never shown */
  hidden: ChosenFilters | undefined
  /** products that the filters leave */
  total: number | undefined
  onFilter: (field: string, value: FilterValue | undefined) => void
  onClear: () => void
}

/** So many filters stand there at first, fewer above the list, where they take the place of products. */
const firstCount = { top: 4, side: 8, drawer: 8 } as const

/** The filters of a listing, one section each (FILT-01..15); those after the first wait behind More filters unless they are or
 * were in use. */
export function FilterPanel({ place: position, ...panel }: FilterPanelProps & { place: keyof typeof firstCount }) {
  useSheet(sheet)
  useSheet(textButton)
  const t = useText()
  const root = useRef<HTMLDivElement>(null)
  const [firstMore, setFirstMore] = useState<number>()
  const [usedFields, setUsedFields] = useState<readonly string[]>([]) // none that is being changed goes away
  const isNew = (field: string) => !usedFields.includes(field)
  if (Object.keys(panel.chosen).some(isNew)) setUsedFields([...usedFields, ...Object.keys(panel.chosen).filter(isNew)])
  useEffect(() => {
    // the button is gone: what it brought has the focus
    if (firstMore !== undefined) root.current?.querySelectorAll<HTMLElement>('.filter-head')[firstMore]?.focus()
  }, [firstMore])
  const { filters, failed, onRetry, hidden = {} } = panel
  if (!filters) {
    if (!failed) return <FiltersSkeleton />
    return (
      <Message kind="error" action={{ label: t(messages.tryAgain), run: onRetry }}>
        {t(messages.filtersFailed)}
      </Message>
    )
  }
  const fields = panel.fields?.map((field) => field.replace(/^da-/, ''))
  const availableFilters = chosenFields(filters, fields).filter(({ field }) => !Object.hasOwn(hidden, field))
  const isFirst = ({ field }: Filter, index: number) => index < firstCount[position] || usedFields.includes(field)
  const shown = firstMore === undefined ? availableFilters.filter(isFirst) : availableFilters
  return (
    <div className="filters" data-place={position} ref={root}>
      {shown.map((filter) => (
        <FilterSection key={filter.field} filter={filter} {...panel} />
      ))}
      {shown.length < availableFilters.length && (
        <button
          type="button"
          className="text-button"
          part="button"
          onClick={() => setFirstMore(availableFilters.findIndex((filter, index) => !isFirst(filter, index)))}
        >
          {t(messages.moreFilters)}
        </button>
      )}
    </div>
  )
}
