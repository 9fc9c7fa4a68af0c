import { useState } from 'react'
import { useSheet } from '../../../base/use-sheet.ts'
import { chosenFields } from '../../../domain/filters.ts'
import type { ChosenFilters, FilterValue } from '../../../domain/listing-query.ts'
import { messages } from '../../../domain/messages.ts'
import type { Filter } from '../../../model/filter.ts'
import { Message } from '../../../ui/message.tsx'
import textButton from '../../../ui/text-button.css?sheet'
import { useText } from '../../use-text.ts'
import { FiltersSpace } from '../filters-space.tsx'
import { FilterSection } from './filter-section.tsx'
import sheet from './filters.css?sheet'

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

/** Above the list only so many stand open at first. */
const topCount = 4

/** The filters of a listing, one section each (FILT-01..15). */
export function FilterPanel({ place, ...panel }: FilterPanelProps & { place: 'side' | 'top' | 'drawer' }) {
  useSheet(sheet)
  useSheet(textButton)
  const t = useText()
  const [all, showAll] = useState(false)
  const { filters, failed, onRetry, hidden = {} } = panel
  if (!filters) {
    if (!failed) return <FiltersSpace />
    return (
      <Message kind="error" action={{ label: t(messages.tryAgain), run: onRetry }}>
        {t(messages.filtersFailed)}
      </Message>
    )
  }
  const fields = panel.fields?.map((field) => field.replace(/^da-/, ''))
  const wanted = chosenFields(filters, fields).filter(({ field }) => !Object.hasOwn(hidden, field))
  const isShort = place === 'top' && !all && wanted.length > topCount
  return (
    <div className="filters" data-place={place}>
      {wanted.slice(0, isShort ? topCount : undefined).map((filter) => (
        <FilterSection key={filter.field} filter={filter} {...panel} />
      ))}
      {isShort && (
        <button type="button" className="text-button" part="button" onClick={() => showAll(true)}>
          {t(messages.moreFilters)}
        </button>
      )}
    </div>
  )
}
