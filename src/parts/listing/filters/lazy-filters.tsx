import type { ReactNode } from 'react'
import { lazyComponent } from '../../app/lazy-component.tsx'
import type { FilterPanelProps } from './filter-panel.tsx'
import { FiltersSkeleton } from './filters-skeleton.tsx'

const Panel = lazyComponent(() => import('./filter-panel.tsx').then((file) => file.FilterPanel))

interface LazyFiltersProps {
  /** undefined until the selected filters are known */
  panel: FilterPanelProps | undefined
  position: 'side' | 'top'
  header: ReactNode
}

/** The filters next to or above the products. Their code loads after the products. */
export const LazyFilters = ({ panel, position, header }: LazyFiltersProps) => (
  <aside className="listing-filters" part="filters">
    <slot name="filters-header" />
    {header}
    {panel ? <Panel {...panel} position={position} fallback={<FiltersSkeleton />} /> : <FiltersSkeleton />}
  </aside>
)

/** The filters in a drawer. Their code loads when it opens. */
export const LazyFilterDrawer = lazyComponent(() => import('./filter-drawer.tsx').then((file) => file.FilterDrawer))
