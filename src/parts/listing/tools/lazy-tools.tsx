import { lazyComponent } from '../../app/lazy-component.tsx'
import type { ChipsProps } from './chips.tsx'
import type { PagingProps } from './show-more.tsx'
import type { ToolbarProps } from './toolbar.tsx'

const loadTools = () => import('./tools.chunk.ts')
const Toolbar = lazyComponent(() => loadTools().then((tools) => tools.Toolbar))
const Chips = lazyComponent(() => loadTools().then((tools) => tools.Chips))
const Paging = lazyComponent(() => loadTools().then((tools) => tools.Paging))

/** The toolbar, if it has any content. A skeleton keeps its space until its code has loaded. */
export function LazyToolbar({ near: isInViewport, ...props }: ToolbarProps & { near: boolean }) {
  const { counts, sorts, sizes, layout, onFilters, action } = props
  const hasOrdering = sorts || onFilters
  if (!hasOrdering && !counts && sizes.length < 2 && !layout && !action) return null
  const placeholder = <div className="toolbar-space" data-lines={onFilters && (counts || layout) ? 2 : 1} />
  return isInViewport ? <Toolbar {...props} fallback={placeholder} /> : placeholder
}

/** The active filters, if there are any. */
export const LazyChips = (props: ChipsProps) =>
  Object.keys(props.chosen).length > 0 && <Chips {...props} fallback={<div className="chips-space" />} />

/** The pager or "Show more", if there is more than one page. */
export const LazyPaging = (props: PagingProps) =>
  (props.pager === 'more' || props.pages > 1) && <Paging {...props} fallback={<div className="paging-space" />} />
