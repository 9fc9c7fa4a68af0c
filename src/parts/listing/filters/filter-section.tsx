import { useId, useState } from 'react'
import type { Filter } from '../../../model/listing/filter.ts'
import { Icon } from '../../../ui/icon.tsx'
import { chevronUp } from '../../../ui/icons.ts'
import { EnumFilter } from './enum-filter.tsx'
import type { FilterPanelProps } from './filter-panel.tsx'
import { RangeFilter } from './range-filter.tsx'

/** One filter in a collapsible section. */
export function FilterSection({ filter, ...panel }: FilterPanelProps & { filter: Filter }) {
  const body = useId()
  const [isOpen, setOpen] = useState(true)
  const { title = filter.field, unit, type } = filter
  return (
    <section className="filter" part="filter">
      <h3>
        <button type="button" className="filter-head" aria-expanded={isOpen} aria-controls={body} onClick={() => setOpen(!isOpen)}>
          <bdi>{unit ? `${title}, ${unit}` : title}</bdi>
          <Icon path={chevronUp} />
        </button>
      </h3>
      <div id={body} hidden={!isOpen}>
        {type === 'range' ? <RangeFilter filter={filter} {...panel} /> : <EnumFilter filter={filter} {...panel} />}
      </div>
    </section>
  )
}
