import type { MouseEvent } from 'react'
import type { OfferedLanguage } from './use-languages.ts'

interface LanguageOptionsProps {
  languages: readonly OfferedLanguage[]
  onChoose: (language: OfferedLanguage, event: MouseEvent) => void
  className: string
}

/** All languages by their native names: a link if the page has a URL in the language, else a button. */
export function LanguageOptions({ languages, onChoose, className }: LanguageOptionsProps) {
  return (
    <ul className={className}>
      {languages.map((language) => {
        const { code, label, isCurrent, url } = language
        const shared = {
          className: 'language',
          part: 'option',
          lang: code,
          'aria-current': isCurrent ? ('true' as const) : undefined,
          onClick: (event: MouseEvent) => onChoose(language, event),
        }
        return (
          <li key={code}>
            {url === undefined ? (
              <button {...shared} type="button">
                {label}
              </button>
            ) : (
              <a {...shared} href={url} hrefLang={code}>
                {label}
              </a>
            )}
          </li>
        )
      })}
    </ul>
  )
}
