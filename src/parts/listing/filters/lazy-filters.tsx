import { lazy, type ReactNode, Suspense } from 'react'
import { loadChunk } from '../../../base/chunk.ts'
import { FiltersSpace } from '../filters-space.tsx'
import type { FilterPanelProps } from './filter-panel.tsx'

const Panel = lazy(() => loadChunk(() => import('./filter-panel.tsx')).then((module) => ({ default: module.FilterPanel })))
const Drawer = lazy(() => loadChunk(() => import('./filter-drawer.tsx')).then((module) => ({ default: module.FilterDrawer })))

interface ShownFiltersProps {
  /** undefined until it is known what is chosen */
  panel: FilterPanelProps | undefined
  place: 'side' | 'top'
  header: ReactNode
}

/** The filters beside or above the products; their code comes after the products. */
export const ShownFilters = ({ panel, place, header }: ShownFiltersProps) => (
  <aside className="listing-filters" part="filters">
    <slot name="filters-header" />
    {header}
    {panel ? (
      <Suspense fallback={<FiltersSpace />}>
        <Panel {...panel} place={place} />
      </Suspense>
    ) : (
      <FiltersSpace />
    )}
  </aside>
)

/** The filters over the page; their code comes when they are asked for. */
export const OpenedFilters = (props: FilterPanelProps & { onClose: () => void }) => (
  <Suspense>
    <Drawer {...props} />
  </Suspense>
)
