import { $search } from '../../base/dom/url-parts.ts'
import { searchPhrase } from '../../domain/listing/search.ts'
import { messages } from '../../domain/messages.ts'
import { useSheet } from '../../kit/use-sheet.ts'
import { useStore } from '../../kit/use-store.ts'
import { useText } from '../../parts/app/use-text.ts'
import { Listing } from '../../parts/listing/listing.tsx'
import type { ListingProps } from '../../parts/listing/listing-props.ts'
import { FoundCategories } from './found-categories.tsx'
import sheet from './search-results.css?sheet'

export interface SearchResultsProps extends ListingProps {
  search: string | undefined
  categories: boolean
  categoriesCount: number
}

/** Products that match a phrase, with their count, and categories whose names match it (SEARCH-10, SEARCH-13). */
export function SearchResults({ search, categories, categoriesCount, ...listing }: SearchResultsProps) {
  useSheet(sheet)
  const t = useText()
  const phrase = usePhrase(search, listing.urlSync === 'on')
  return (
    <div className="search-results">
      {phrase && listing.heading === undefined && (
        <h2 className="frame-heading" part="heading">
          {t(messages.resultsFor, { phrase })}
        </h2>
      )}
      {listing.heading === '' && <h2 className="hidden-text">{t(messages.products)}</h2>}
      <Listing
        {...listing}
        source={{ search: phrase, everything: true, presetFilters: listing.presetFilters }}
        aside={categories && phrase ? <FoundCategories phrase={phrase} count={categoriesCount} /> : undefined}
      />
    </div>
  )
}

/** The phrase of the attribute or of the URL; the URL wins if the list is synced with it (SEARCH-05). */
function usePhrase(fixed: string | undefined, ownsUrl: boolean): string | undefined {
  const inUrl = new URLSearchParams(useStore($search)).get('search') ?? undefined
  const phrase = searchPhrase((ownsUrl ? (inUrl ?? fixed) : (fixed ?? inUrl)) ?? '')
  return phrase || undefined
}
