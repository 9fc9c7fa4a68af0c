import { useRef, useState } from 'react'
import { letterGroups, matchingOptions } from '../../../domain/listing/filters.ts'
import { messages } from '../../../domain/messages.ts'
import { useSettings } from '../../../kit/host.ts'
import { useSheet } from '../../../kit/use-sheet.ts'
import { useStore } from '../../../kit/use-store.ts'
import type { FilterOption } from '../../../model/listing/filter.ts'
import { languageStore } from '../../../stores/app/language.ts'
import { Input } from '../../../ui/fields/input.tsx'
import { Icon } from '../../../ui/icon.tsx'
import { search } from '../../../ui/icons.ts'
import { Modal } from '../../../ui/overlays/modal.tsx'
import { useText } from '../../app/use-text.ts'
import { FilterFooter } from './filter-footer.tsx'
import { Option } from './option.tsx'
import sheet from './options-dialog.css?sheet'

interface OptionsDialogProps {
  title: string
  options: readonly FilterOption[]
  isActive: (option: FilterOption) => boolean
  total: number | undefined
  onToggle: (value: string) => void
  /** undefined while nothing is selected */
  onClear: (() => void) | undefined
  onClose: () => void
}

/** All options of a long filter, grouped by first letter, with a search (FILT-03..05). */
export function OptionsDialog({ title, options, isActive, total, onToggle, onClear, onClose }: OptionsDialogProps) {
  useSheet(sheet)
  const t = useText()
  const language = useStore(languageStore(useSettings()))
  const field = useRef<HTMLInputElement>(null)
  const [phrase, setPhrase] = useState('')
  const groups = letterGroups(matchingOptions(options, phrase), language)
  return (
    <Modal
      shape="dialog"
      title={title}
      closeLabel={t(messages.close)}
      onClose={onClose}
      focusFirst={field}
      footer={<FilterFooter clearLabel={t(messages.clearFilter, { filter: title })} total={total} onClear={onClear} onShow={onClose} />}
    >
      <div className="options-search">
        <Icon path={search} />
        <Input
          ref={field}
          type="search"
          value={phrase}
          placeholder={t(messages.searchOptions, { filter: title })}
          aria-label={t(messages.searchOptions, { filter: title })}
          onChange={(event) => setPhrase(event.target.value)}
        />
      </div>
      <div className="options-groups">
        {groups.map(({ letter, options: inside }) => (
          <section key={letter ?? ''} className="options-group">
            <h3 className="options-letter">{letter ?? t(messages.otherLetters)}</h3>
            {inside.map((option) => (
              <Option key={option.value} option={option} active={isActive(option)} onToggle={() => onToggle(option.value)} />
            ))}
          </section>
        ))}
        {!groups.length && <p role="status">{t(messages.noOptions)}</p>}
      </div>
    </Modal>
  )
}
