import type { MouseEvent } from 'react'
import { pageLink, relOf } from '../../base/security/safe-url.ts'
import type { Suggestion } from '../../domain/listing/suggestions.ts'
import { useEmit, useSettings } from '../../kit/host.ts'
import { useLinkClick } from '../../parts/app/use-link-click.ts'
import { useTrack } from '../../parts/app/use-track.ts'
import { CategorySuggestion } from './category-suggestion.tsx'
import { PopupList } from './popup-list.tsx'
import { ProductSuggestion } from './product-suggestion.tsx'
import type { PopupProps } from './search-popup.tsx'

interface SuggestionListProps extends PopupProps {
  label: string
  entries: readonly Suggestion[]
  /** the phrase to highlight in titles */
  phrase: string
  /** reported to analytics */
  listName: string
  /** newer ones are loading */
  busy: boolean
}

const optionId = (list: string, { type, item }: Suggestion) => `${list}-${type}-${encodeURIComponent(item.id)}`

/** The options of the combobox: links, so that they open in a new tab too; the field's keys select them (SEARCH-08). */
export function SuggestionList({ id, label, entries, phrase, active, listName, busy, onPoint, onClose }: SuggestionListProps) {
  const settings = useSettings()
  const emit = useEmit()
  const track = useTrack()
  const follow = useLinkClick('search')
  const choose = (event: MouseEvent<HTMLAnchorElement>, suggestion: Suggestion, position: number) => {
    if (suggestion.type === 'product') track('select_item', { product: suggestion.item, position, listName })
    emit('shop-search-select', suggestion)
    follow(event)
    onClose()
  }
  return (
    <PopupList id={id} label={label} busy={busy}>
      {entries.map((suggestion, index) => {
        const option = optionId(id, suggestion)
        const href = pageLink(settings, suggestion.item.url)
        return (
          <a
            key={option}
            id={option}
            className="suggestion"
            part="option"
            role="option"
            tabIndex={-1}
            aria-selected={option === active}
            href={href}
            rel={relOf(settings, href)}
            onPointerMove={() => option !== active && onPoint(option)}
            onClick={(event) => choose(event, suggestion, index + 1)}
          >
            {suggestion.type === 'product' ? (
              <ProductSuggestion product={suggestion.item} phrase={phrase} />
            ) : (
              <CategorySuggestion category={suggestion.item} phrase={phrase} />
            )}
          </a>
        )
      })}
    </PopupList>
  )
}
