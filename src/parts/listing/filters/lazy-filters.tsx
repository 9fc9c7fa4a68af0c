import type { ReactNode } from 'react'
import { lazyComponent } from '../../app/lazy-component.tsx'
import type { FilterPanelProps } from './filter-panel.tsx'
import { FiltersSkeleton } from './filters-skeleton.tsx'

const Panel = lazyComponent(() => import('./filter-panel.tsx').then((file) => file.FilterPanel))

interface LazyFiltersProps {
  /** undefined until it is known what is chosen */
  panel: FilterPanelProps | undefined
  position: 'side' | 'top'
  header: ReactNode
}

/** The filters beside or above the products; their code comes after the products. */
export const LazyFilters = ({ panel, position, header }: LazyFiltersProps) => (
  <aside className="listing-filters" part="filters">
    <slot name="filters-header" />
    {header}
    {panel ? <Panel {...panel} place={position} fallback={<FiltersSkeleton />} /> : <FiltersSkeleton />}
  </aside>
)

/** The filters over the page; their code comes when they are asked for. */
export const LazyFilterDrawer = lazyComponent(() => import('./filter-drawer.tsx').then((file) => file.FilterDrawer))
