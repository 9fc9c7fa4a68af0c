import { lazy, Suspense } from 'react'
import { loadChunk } from '../../../base/chunk.ts'
import type { ChipsProps } from './chips.tsx'
import type { PagingProps } from './paging.tsx'
import type { ToolbarProps } from './toolbar.tsx'

const load = () => loadChunk(() => import('./tools.ts'))
const Toolbar = lazy(() => load().then((tools) => ({ default: tools.Toolbar })))
const Chips = lazy(() => load().then((tools) => ({ default: tools.Chips })))
const Paging = lazy(() => load().then((tools) => ({ default: tools.Paging })))

/** The toolbar, where there is anything in it; its room is kept until the list is near and the code there. */
export function ShownToolbar({ near, ...props }: ToolbarProps & { near: boolean }) {
  const { counts, sorts, sizes, layout, onFilters } = props
  const isOrdered = sorts || onFilters
  const isCounted = counts || sizes.length > 1
  if (!isOrdered && !isCounted && !layout) return null
  const room = <div className="toolbar-space" data-lines={isOrdered && isCounted ? 2 : 1} />
  return <Suspense fallback={room}>{near ? <Toolbar {...props} /> : room}</Suspense>
}

/** The filters in force, where there are any. */
export const ShownChips = (props: ChipsProps) =>
  Object.keys(props.chosen).length > 0 && (
    <Suspense fallback={<div className="chips-space" />}>
      <Chips {...props} />
    </Suspense>
  )

/** The way to further products, where there are any. */
export const ShownPaging = (props: PagingProps) =>
  (props.pager === 'more' || props.pages > 1) && (
    <Suspense fallback={<div className="paging-space" />}>
      <Paging {...props} />
    </Suspense>
  )
