import type { ListingSource } from '../../domain/listing/listing-request.ts'
import { messages } from '../../domain/messages.ts'
import { useHost } from '../../kit/host.ts'
import { useSheet } from '../../kit/use-sheet.ts'
import { Button } from '../../ui/button.tsx'
import { Icon } from '../../ui/icon.tsx'
import { packageX } from '../../ui/icons.ts'
import { useText } from '../app/use-text.ts'
import { useUnknownNames } from '../app/use-unknown-names.ts'
import { LazyFindMore } from '../page/find-more/lazy-find-more.tsx'
import sheet from './no-results.css?sheet'
import { namesOf } from './unknown-names.ts'

interface NoResultsProps {
  /** the search phrase without results */
  phrase: string | undefined
  /** clears the filters; undefined if none is selected */
  onClear: (() => void) | undefined
  source: ListingSource
}

/** Empty state of a list, with what to do next. The host page can replace it in the `empty` slot. */
export function NoResults({ phrase, onClear, source }: NoResultsProps) {
  useSheet(sheet)
  const t = useText()
  const { element } = useHost()
  useUnknownNames(phrase || onClear ? [] : namesOf(source, element?.getAttribute('preset-filters')))
  const isSearch = phrase !== undefined && phrase !== '' && !onClear
  return (
    <slot name="empty">
      <div className="notice notice-empty" data-search={isSearch ? '' : undefined}>
        {!isSearch && <Icon path={packageX} size={24} />}
        <p className="notice-title" part={phrase ? 'no-results' : undefined}>
          {phrase ? <slot name="no-results">{t(messages.noSearchResults, { phrase })}</slot> : t(messages.noProducts)}
        </p>
        {onClear && (
          <>
            <p className="notice-hint">{t(messages.noProductsHint)}</p>
            <Button className="notice-clear" onClick={onClear}>
              {t(messages.clearAll)}
            </Button>
          </>
        )}
        {isSearch && <p className="notice-hint">{t(messages.noSearchResultsHint)}</p>}
      </div>
      {isSearch && <LazyFindMore source="search" phrase={phrase} />}
    </slot>
  )
}

/** Hint for the author of an element without a source of products. */
export function MissingSourceHint() {
  useSheet(sheet)
  const t = useText()
  return (
    <slot name="empty">
      <p className="notice notice-hint">{t(messages.listSourceMissing)}</p>
    </slot>
  )
}
