import { useState } from 'react'
import { needsDialog, needsToggle, visibleOptions } from '../../../domain/listing/filters.ts'
import { chosenOptions } from '../../../domain/listing/listing-query.ts'
import { messages } from '../../../domain/messages.ts'
import type { Filter, FilterOption } from '../../../model/listing/filter.ts'
import { Icon } from '../../../ui/icon.tsx'
import { chevronRight } from '../../../ui/icons.ts'
import { lazyComponent } from '../../app/lazy-component.tsx'
import { useText } from '../../app/use-text.ts'
import type { FilterPanelProps } from './filter-panel.tsx'
import { Option } from './option.tsx'

const OptionsDialog = lazyComponent(() => import('./options-dialog.tsx').then((file) => file.OptionsDialog))

/** Options of a filter: the first six, the others behind "More" or, from 20 options, in a dialog (FILT-01..03). */
export function EnumFilter({ filter, chosen, total, onFilter }: FilterPanelProps & { filter: Filter }) {
  const t = useText()
  const [isExpanded, setExpanded] = useState(false)
  const [isDialogOpen, setDialogOpen] = useState(false)
  const { field, title = field, options = [] } = filter
  const active = chosenOptions(chosen, field)
  const isActive = ({ value }: FilterOption) => active.includes(value)
  const toggle = (value: string) => onFilter(field, active.includes(value) ? active.filter((other) => other !== value) : [...active, value])
  return (
    <>
      {/* biome-ignore lint/a11y/useSemanticElements: browsers render and lay out a fieldset differently */}
      <div role="group" aria-label={title}>
        {visibleOptions(options, isActive, isExpanded && !needsDialog(options.length)).map((option) => (
          <Option key={option.value} option={option} active={isActive(option)} onToggle={() => toggle(option.value)} />
        ))}
      </div>
      {needsToggle(options.length) && (
        <button type="button" className="text-button" part="button" aria-expanded={isExpanded} onClick={() => setExpanded(!isExpanded)}>
          {t(isExpanded ? messages.less : messages.more)}
        </button>
      )}
      {needsDialog(options.length) && (
        <button type="button" className="text-button" part="button" aria-haspopup="dialog" onClick={() => setDialogOpen(true)}>
          {t(messages.allOptions, { filter: title })}
          <Icon path={chevronRight} size={16} flip />
        </button>
      )}
      {isDialogOpen && (
        <OptionsDialog
          title={title}
          options={options}
          isActive={isActive}
          total={total}
          onToggle={toggle}
          onClear={active.length ? () => onFilter(field, undefined) : undefined}
          onClose={() => setDialogOpen(false)}
        />
      )}
    </>
  )
}
