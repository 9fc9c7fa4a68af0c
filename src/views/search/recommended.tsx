import { useMemo } from 'react'
import { $idle, type Remote } from '../../base/http/remote.ts'
import { recommendedCount } from '../../domain/constants.ts'
import { searchPageWith } from '../../domain/listing/search.ts'
import { toSuggestions } from '../../domain/listing/suggestions.ts'
import { messages } from '../../domain/messages.ts'
import { useSettings } from '../../kit/host.ts'
import { useStore } from '../../kit/use-store.ts'
import { useConfiguration } from '../../parts/app/use-configuration.ts'
import { useText } from '../../parts/app/use-text.ts'
import { languageStore } from '../../stores/app/language.ts'
import { type ProductList, productListStore } from '../../stores/listing/products.ts'
import { PopupLink } from './popup-link.tsx'
import { PopupMessage } from './popup-message.tsx'
import type { PopupProps } from './search-popup.tsx'
import { SuggestionList } from './suggestion-list.tsx'
import { SuggestionSkeletons } from './suggestion-skeletons.tsx'

/** Recommended products below the empty box: six, and a link to all of them (SEARCH-15, CALL-05). */
export function Recommended(popup: PopupProps) {
  const t = useText()
  const settings = useSettings()
  const lang = useStore(languageStore(settings))
  const list = useConfiguration()?.recommendedProductsList
  const $products =
    list === undefined ? $idle : productListStore(settings, { lang, 'product-list': list, size: recommendedCount }, { count: false })
  const { status, value }: Remote<ProductList> = useStore<Remote<ProductList>>($products)
  const products = value?.products
  const entries = useMemo(() => products && toSuggestions({ products, categories: undefined, limit: recommendedCount }), [products])
  const heading = { id: popup.id, label: t(messages.recommended) }
  if (status === 'failed' && !entries) return <PopupMessage {...heading}>{t(messages.somethingWentWrong)}</PopupMessage>
  return (
    <>
      <p className="suggestions-title" aria-hidden="true">
        {heading.label}
      </p>
      {entries ? (
        <SuggestionList {...popup} {...heading} entries={entries} phrase="" listName={messages.recommended} busy={false} />
      ) : (
        <SuggestionSkeletons {...heading} count={recommendedCount} />
      )}
      <PopupLink href={searchPageWith(popup.page, 'recommended', '1')} onClose={popup.onClose}>
        {t(messages.showAll)}
      </PopupLink>
    </>
  )
}
