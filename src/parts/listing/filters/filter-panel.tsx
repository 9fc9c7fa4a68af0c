import { useEffect, useRef, useState } from 'react'
import { chosenFields } from '../../../domain/listing/filters.ts'
import type { ChosenFilters, FilterValue } from '../../../domain/listing/listing-query.ts'
import { messages } from '../../../domain/messages.ts'
import type { AskedName } from '../../../domain/unknown-names.ts'
import { useSheet } from '../../../kit/use-sheet.ts'
import type { Filter } from '../../../model/listing/filter.ts'
import { Message } from '../../../ui/message.tsx'
import textButton from '../../../ui/text-button.css?sheet'
import { useText } from '../../app/use-text.ts'
import { useUnknownNames } from '../../app/use-unknown-names.ts'
import { FilterSection } from './filter-section.tsx'
import sheet from './filters.css?sheet'
import { FiltersSkeleton } from './filters-skeleton.tsx'

export interface FilterPanelProps {
  /** undefined until loaded */
  filters: readonly Filter[] | undefined
  failed: boolean
  onRetry: () => void
  chosen: ChosenFilters
  /** which filters to show, in this order; all if undefined */
  fields: readonly string[] | undefined
  /** preset filters of the page; never shown */
  hidden: ChosenFilters | undefined
  /** number of products that match the filters */
  total: number | undefined
  onFilter: (field: string, value: FilterValue | undefined) => void
  onClear: () => void
}

/** Filters visible before "More filters" is pressed; fewer above the list, where they push the products down. */
const firstCount = { top: 4, side: 8, drawer: 8 } as const

/**
 * The filters of a listing, one section each (FILT-01..15). "More filters" reveals those after the first; filters that are or
 * were in use are always visible.
 */
export function FilterPanel({ position, ...panel }: FilterPanelProps & { position: keyof typeof firstCount }) {
  useSheet(sheet)
  useSheet(textButton)
  const t = useText()
  const root = useRef<HTMLDivElement>(null)
  const [firstMore, setFirstMore] = useState<number>()
  const [usedFields, setUsedFields] = useState<readonly string[]>([]) // filters once used stay visible
  const isNew = (field: string) => !usedFields.includes(field)
  if (Object.keys(panel.chosen).some(isNew)) setUsedFields([...usedFields, ...Object.keys(panel.chosen).filter(isNew)])
  useEffect(() => {
    // the pressed button is gone: focus the first filter that it revealed
    if (firstMore !== undefined) root.current?.querySelectorAll<HTMLElement>('.filter-head')[firstMore]?.focus()
  }, [firstMore])
  const { filters, failed, onRetry, hidden = {} } = panel
  const fields = panel.fields?.map((field) => field.replace(/^da-/, ''))
  useUnknownNames(filters && fields ? unknownFields(fields, filters) : [])
  if (!filters) {
    if (!failed) return <FiltersSkeleton />
    return (
      <Message kind="error" action={{ label: t(messages.tryAgain), run: onRetry }}>
        {t(messages.filtersFailed)}
      </Message>
    )
  }
  const availableFilters = chosenFields(filters, fields).filter(({ field }) => !Object.hasOwn(hidden, field))
  const isFirst = ({ field }: Filter, index: number) => index < firstCount[position] || usedFields.includes(field)
  const visibleFilters = firstMore === undefined ? availableFilters.filter(isFirst) : availableFilters
  return (
    <div className="filters" data-place={position} ref={root}>
      {visibleFilters.map((filter) => (
        <FilterSection key={filter.field} filter={filter} {...panel} />
      ))}
      {visibleFilters.length < availableFilters.length && (
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

/** The fields of `filter-fields` that no filter of the list has. The shop may have them for other products. */
const unknownFields = (fields: readonly string[], filters: readonly Filter[]): AskedName[] =>
  fields
    .filter((wanted) => filters.every(({ field }) => field !== wanted))
    .map((field) => ({ attribute: 'filter-fields', kind: 'filter', value: field === 'price' ? field : `da-${field}` }))
