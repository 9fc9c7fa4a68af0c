import { lazyComponent } from '../../app/late.tsx'
import type { ChipsProps } from './chips.tsx'
import type { PagingProps } from './paging.tsx'
import type { ToolbarProps } from './toolbar.tsx'

const load = () => import('./tools.ts')
const Toolbar = lazyComponent(() => load().then((tools) => tools.Toolbar))
const Chips = lazyComponent(() => load().then((tools) => tools.Chips))
const Paging = lazyComponent(() => load().then((tools) => tools.Paging))

/** The toolbar, where there is anything in it; its room is kept until the list is near and the code there. */
export function ShownToolbar({ near, ...props }: ToolbarProps & { near: boolean }) {
  const { counts, sorts, sizes, layout, onFilters } = props
  const isOrdered = sorts || onFilters
  const isCounted = counts || sizes.length > 1
  if (!isOrdered && !isCounted && !layout) return null
  const room = <div className="toolbar-space" data-lines={isOrdered && isCounted ? 2 : 1} />
  return near ? <Toolbar {...props} fallback={room} /> : room
}

/** The filters in force, where there are any. */
export const ShownChips = (props: ChipsProps) =>
  Object.keys(props.chosen).length > 0 && <Chips {...props} fallback={<div className="chips-space" />} />

/** The way to further products, where there are any. */
export const ShownPaging = (props: PagingProps) =>
  (props.pager === 'more' || props.pages > 1) && <Paging {...props} fallback={<div className="paging-space" />} />
