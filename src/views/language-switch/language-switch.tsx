import { useRef, useState } from 'react'
import { messages } from '../../domain/messages.ts'
import { useHost } from '../../kit/host.ts'
import { useSheet } from '../../kit/use-sheet.ts'
import { useText } from '../../parts/app/use-text.ts'
import { Icon } from '../../ui/icon.tsx'
import { chevronDown, globe } from '../../ui/icons.ts'
import { useDismissal } from '../../ui/overlays/use-dismissal.ts'
import { LanguageOptions } from './language-options.tsx'
import sheet from './language-switch.css?sheet'
import { useLanguages } from './use-languages.ts'

export interface LanguageSwitchProps {
  layout: 'dropdown' | 'links' | 'inline'
  languages: readonly string[] | undefined
}

/** Switches the language; renders nothing if there is only one (LANG-05). */
export function LanguageSwitch({ layout, languages: requested }: LanguageSwitchProps) {
  useSheet(sheet)
  const t = useText()
  const { languages, choose } = useLanguages(requested)
  if (languages.length < 2) return null
  if (layout === 'dropdown') return <LanguageDropdown languages={languages} onChoose={choose} />
  return (
    <nav aria-label={t(messages.language)}>
      <LanguageOptions languages={languages} onChoose={choose} className={`languages languages-${layout}`} />
    </nav>
  )
}

type LanguageChoiceProps = ReturnType<typeof useLanguages>

function LanguageDropdown({
  languages,
  onChoose,
}: {
  languages: LanguageChoiceProps['languages']
  onChoose: LanguageChoiceProps['choose']
}) {
  const t = useText()
  const { isPrerendered } = useHost()
  const rootRef = useRef<HTMLDivElement>(null)
  const trigger = useRef<HTMLButtonElement>(null)
  const [isOpen, setOpen] = useState(false)
  useDismissal(rootRef, isOpen, (by) => {
    if (by === 'escape') trigger.current?.focus()
    setOpen(false)
  })
  const current = languages.find(({ isCurrent }) => isCurrent)
  return (
    <div className="language-anchor" ref={rootRef}>
      <button
        type="button"
        className="language-trigger"
        part="trigger"
        ref={trigger}
        aria-expanded={isOpen}
        onClick={() => setOpen(!isOpen)}
      >
        <Icon path={globe} size={16} />
        <span className="hidden-text">{t(messages.language)}: </span>
        {current?.label ?? t(messages.language)}
        <Icon path={chevronDown} size={16} />
      </button>
      {isPrerendered && (
        <noscript>
          <LanguageOptions languages={languages} onChoose={onChoose} className="languages languages-inline" />
        </noscript>
      )}
      {isOpen && (
        <LanguageOptions
          languages={languages}
          onChoose={(language, event) => {
            setOpen(false)
            trigger.current?.focus()
            onChoose(language, event)
          }}
          className="languages languages-dropdown"
        />
      )}
    </div>
  )
}
