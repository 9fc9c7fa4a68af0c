import type { ReactNode } from 'react'
import { messages } from '../../../domain/messages.ts'
import { displayCount } from '../../../domain/plural.ts'
import { useSheet } from '../../../kit/use-sheet.ts'
import type { Sort } from '../../../model/app/configuration.ts'
import { Button } from '../../../ui/button.tsx'
import { Icon } from '../../../ui/icon.tsx'
import { slidersHorizontal } from '../../../ui/icons.ts'
import { useText } from '../../app/use-text.ts'
import { LayoutToggle } from './layout-toggle.tsx'
import { ToolSelect } from './tool-select.tsx'
import sheet from './tools.css?sheet'

export interface ToolbarProps {
  counts: boolean
  /** number of products; undefined until known */
  total: number | undefined
  /** undefined hides the select; empty until the sorts are known */
  sorts: readonly Sort[] | undefined
  sort: string | undefined
  onSort: (sort: string) => void
  sizes: readonly number[]
  size: number
  onSize: (size: number) => void
  /** undefined hides the toggle */
  layout: 'grid' | 'list' | undefined
  onLayout: (layout: 'grid' | 'list') => void
  /** opens the filter drawer; undefined hides the button */
  onFilters: (() => void) | undefined
  chosenFilters: number
  /** rendered after the total */
  action: ReactNode
}

/** Toolbar above the products: total, sort, page size, layout (LIST-22). */
export function Toolbar(props: ToolbarProps) {
  useSheet(sheet)
  const t = useText()
  const { counts, total, sorts, sizes, layout } = props
  return (
    <div className="toolbar" part="toolbar">
      {props.onFilters && (
        <Button className="toolbar-filters" onClick={props.onFilters} aria-haspopup="dialog">
          <Icon path={slidersHorizontal} />
          {t(messages.filters)}
          {props.chosenFilters > 0 && <span className="toolbar-chosen">{props.chosenFilters}</span>}
        </Button>
      )}
      {counts && total !== undefined && (
        <p className="toolbar-count" part="count">
          <bdi>{total === 1 ? t(messages.oneResult) : t(messages.resultCount, { count: displayCount(total) })}</bdi>
        </p>
      )}
      {props.action}
      <div className="toolbar-end">
        {sorts && sorts.length > 1 && (
          <ToolSelect
            name="sort"
            label={t(messages.sortBy)}
            value={props.sort ?? sorts[0]?.value ?? ''}
            options={sorts.map(({ value, title }) => ({ value, title: title === value ? t(title) : title }))}
            onChoose={props.onSort}
          />
        )}
        {sizes.length > 1 && (
          <ToolSelect
            name="size"
            label={t(messages.perPage)}
            value={String(props.size)}
            options={sizes.map((size) => ({ value: String(size), title: String(size) }))}
            onChoose={(size) => props.onSize(Number(size))}
          />
        )}
        {layout && <LayoutToggle layout={layout} onLayout={props.onLayout} />}
      </div>
    </div>
  )
}
