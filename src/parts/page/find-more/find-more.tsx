import { type FormEvent, useId } from 'react'
import { mapRemote } from '../../../base/http/derived-remote.ts'
import { $idle, type Remote } from '../../../base/http/remote.ts'
import { pageLink, relOf } from '../../../base/security/safe-url.ts'
import { recommendedCount } from '../../../domain/constants.ts'
import { searchPageWith, searchPhrase } from '../../../domain/listing/search.ts'
import { messages } from '../../../domain/messages.ts'
import { useSettings } from '../../../kit/host.ts'
import { useStore } from '../../../kit/use-store.ts'
import { languageStore } from '../../../stores/app/language.ts'
import { categoriesStore } from '../../../stores/listing/categories.ts'
import { type ProductList, productListStore } from '../../../stores/listing/products.ts'
import { Button } from '../../../ui/button.tsx'
import { Input } from '../../../ui/fields/input.tsx'
import { useConfiguration } from '../../app/use-configuration.ts'
import { useLinkClick, useNavigate } from '../../app/use-link-click.ts'
import { useText } from '../../app/use-text.ts'
import { ProductCollection } from '../../product/product-shelf/product-collection.tsx'
import type { FindMoreProps } from './lazy-find-more.tsx'

/** Ways on from a page with nothing to show: a search box, the departments and recommended products. */
export function FindMore({ source, phrase }: FindMoreProps) {
  return (
    <div className="find-more">
      <Search key={phrase} source={source} phrase={phrase} />
      <Departments source={source} />
      <Recommended />
    </div>
  )
}

function Search({ source, phrase: searched }: FindMoreProps) {
  const t = useText()
  const navigate = useNavigate(source)
  const page = pageLink(useSettings(), useConfiguration()?.searchPage)
  if (page === undefined) return null
  const search = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    const phrase = searchPhrase(String(new FormData(event.currentTarget).get('search') ?? ''))
    const url = searchPageWith(page, 'search', phrase)
    if (phrase !== '' && url !== undefined) navigate(url)
  }
  return (
    <search>
      <form className="find-more-search" onSubmit={search}>
        <Input
          type="search"
          name="search"
          defaultValue={searched}
          aria-label={t(messages.search)}
          placeholder={t(messages.searchProducts)}
          enterKeyHint="search"
          autoComplete="off"
        />
        <Button type="submit" kind={searched === undefined ? 'line' : 'primary'}>
          {t(messages.search)}
        </Button>
      </form>
    </search>
  )
}

function Departments({ source }: FindMoreProps) {
  const t = useText()
  const title = useId()
  const settings = useSettings()
  const follow = useLinkClick(source)
  const lang = useStore(languageStore(settings))
  const { value } = useStore(categoriesStore(settings, { lang, topLevel: true }))
  const links = (value?.categories ?? []).flatMap(({ id, title: label, url }) => {
    const href = pageLink(settings, url)
    return href === undefined ? [] : [{ id, label, href }]
  })
  if (value && links.length === 0) return null
  return (
    <nav className="find-more-departments" aria-labelledby={title}>
      <h2 className="find-more-title" id={title}>
        {t(messages.departments)}
      </h2>
      <ul>
        {links.map(({ id, label, href }) => (
          <li key={id}>
            <a className="find-more-link" part="link" href={href} rel={relOf(settings, href)} onClick={follow}>
              {label}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  )
}

/** The default settings of the cards. */
const cards = {
  addToCart: undefined,
  wishlist: true,
  badges: true,
  availability: undefined,
  discount: true,
  linkTarget: '_self',
} as const

function Recommended() {
  const t = useText()
  const title = useId()
  const settings = useSettings()
  const lang = useStore(languageStore(settings))
  const list = useConfiguration()?.recommendedProductsList
  const $products =
    list === undefined ? $idle : productListStore(settings, { lang, 'product-list': list, size: recommendedCount }, { count: false })
  const result = useStore<Remote<ProductList>>($products)
  if (list === undefined || result.status === 'failed' || result.value?.products.length === 0) return null
  return (
    <section className="find-more-products" aria-labelledby={title}>
      <h2 className="find-more-title" id={title}>
        {t(messages.recommended)}
      </h2>
      <ProductCollection
        {...cards}
        result={mapRemote(result, ({ products }) => products)}
        onRetry={$products.reload}
        name={t(messages.recommended)}
        heading={t(messages.recommended)}
        responsive="viewport"
        columns={undefined}
        expected={recommendedCount}
      />
    </section>
  )
}
