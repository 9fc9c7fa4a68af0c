import { useEffect } from 'react'
import { searchPageWith } from '../../domain/listing/search.ts'
import { messages } from '../../domain/messages.ts'
import { announce } from '../../kit/announce.ts'
import { useLastDefined } from '../../parts/app/use-last-defined.ts'
import { useText } from '../../parts/app/use-text.ts'
import { PopupLink } from './popup-link.tsx'
import { PopupMessage } from './popup-message.tsx'
import type { PopupProps } from './search-popup.tsx'
import { SuggestionList } from './suggestion-list.tsx'
import { SuggestionSkeletons } from './suggestion-skeletons.tsx'
import { useSuggestions } from './use-suggestions.ts'

/** Suggestions for a phrase; the previous ones stay until the new ones have loaded (SEARCH-03, SEARCH-09). */
export function Suggested({ phrase, ...popup }: PopupProps & { phrase: string }) {
  const t = useText()
  const { suggestions, failed } = useSuggestions(phrase, popup)
  const shown = useLastDefined(suggestions)
  const count = suggestions?.entries.length
  useEffect(() => {
    if (count !== undefined) announce(count ? t(messages.suggestionCount, { count }) : t(messages.noSearchResults, { phrase }))
    // once per phrase: a new `t` must not repeat the announcement
  }, [count, phrase])
  const list = { id: popup.id, label: t(messages.suggestions) }
  if (failed) return <PopupMessage {...list}>{t(messages.somethingWentWrong)}</PopupMessage>
  if (!shown) return <SuggestionSkeletons {...list} count={popup.limit} />
  if (shown.entries.length === 0)
    return (
      <PopupMessage {...list} part="no-results">
        <slot name="no-results">{t(messages.noSearchResults, { phrase: shown.phrase })}</slot>
      </PopupMessage>
    )
  return (
    <>
      <SuggestionList
        {...popup}
        {...list}
        entries={shown.entries}
        phrase={shown.phrase}
        listName={messages.search}
        busy={suggestions === undefined}
      />
      <PopupLink href={searchPageWith(popup.page, 'search', phrase)} onClose={popup.onClose}>
        {t(messages.allResults, { phrase })}
      </PopupLink>
    </>
  )
}
