import { useId, useState } from 'react'
import { pageLink, relOf } from '../../base/security/safe-url.ts'
import { categorySearchSize } from '../../domain/constants.ts'
import { withResults } from '../../domain/listing/suggestions.ts'
import { messages } from '../../domain/messages.ts'
import { useSettings } from '../../kit/host.ts'
import { useSheet } from '../../kit/use-sheet.ts'
import { useStore } from '../../kit/use-store.ts'
import { useLastDefined } from '../../parts/app/use-last-defined.ts'
import { useLinkClick } from '../../parts/app/use-link-click.ts'
import { useText } from '../../parts/app/use-text.ts'
import { languageStore } from '../../stores/app/language.ts'
import { categoriesStore } from '../../stores/listing/categories.ts'
import textButton from '../../ui/text-button.css?sheet'

interface FoundCategoriesProps {
  phrase: string
  /** shown initially; More reveals the others */
  count: number
}

/** The categories that the shop finds for the phrase and that have results, at first five (SEARCH-13, SEARCH-14, CALL-11); nothing if there are none. */
export function FoundCategories({ phrase, count }: FoundCategoriesProps) {
  useSheet(textButton)
  const t = useText()
  const list = useId()
  const settings = useSettings()
  const follow = useLinkClick('search')
  const lang = useStore(languageStore(settings))
  const [isExpanded, setExpanded] = useState(false)
  const query = { lang, title: phrase, size: categorySearchSize, for: 'search', productCount: true } as const
  const result = useStore(categoriesStore(settings, query))
  const value = useLastDefined(result.value)
  // render them with the list below, which would otherwise shift
  if (!value && result.status === 'loading') return <div className="found-space" />
  const found = withResults(value?.categories ?? [])
  if (found.length === 0) return null
  return (
    <section className="found" part="categories" aria-labelledby={`${list}-title`}>
      <h3 className="found-title" id={`${list}-title`}>
        {t(messages.categories)}
      </h3>
      <ul className="found-list" id={list}>
        {found.slice(0, isExpanded ? undefined : count).map(({ id, title, url, productCount }) => {
          const href = pageLink(settings, url)
          return (
            <li key={id}>
              <a className="found-link" part="link" href={href} rel={relOf(settings, href)} onClick={follow}>
                <span>{title}</span>
                {productCount !== undefined && <span className="found-count">{productCount}</span>}
              </a>
            </li>
          )
        })}
      </ul>
      {found.length > count && (
        <button
          type="button"
          className="text-button"
          part="button"
          aria-expanded={isExpanded}
          aria-controls={list}
          onClick={() => setExpanded(!isExpanded)}
        >
          {t(isExpanded ? messages.less : messages.more)}
        </button>
      )}
    </section>
  )
}
