import { type ReactNode, useEffect, useState } from 'react'
import { $search } from '../../base/dom/url-parts.ts'
import { searchPhrase } from '../../domain/listing/search.ts'
import { messages } from '../../domain/messages.ts'
import type { PageHeading } from '../../domain/page/page-heading.ts'
import type { EventOf } from '../../kit/emit.ts'
import { useHost } from '../../kit/host.ts'
import { createLightElement, hostChildren, lightDomProps } from '../../kit/light-dom-portal.tsx'
import { useStore } from '../../kit/use-store.ts'
import type { Route } from '../../model/page/route.ts'
import { stringify } from '../../model/stringify.ts'
import { useText } from '../../parts/app/use-text.ts'
import { useCartCode } from '../../parts/cart/use-cart-code.ts'
import { useTitleTag } from '../../parts/page/use-title-tag.ts'
import { $cartCount } from '../../stores/cart/cart-summary.ts'
import type { PageParts } from './page-props.ts'
import type { FooterState } from './use-deferred-footer.ts'

interface PageTagsProps {
  route: Route | undefined
  /** the first blocks are ready */
  hasDeferredParts: boolean
  footerState: FooterState
  parts: PageParts
  hasAside: boolean
  /** shows the breadcrumbs */
  hasTrail: boolean
  isStandalone: boolean
  heading: Omit<PageHeading, 'blocks'>
}

/** Names of the slots that the host page has filled. */
const readFilledSlots = (element: HTMLElement | null): ReadonlySet<string> =>
  new Set((element ? hostChildren(element) : []).map(({ slot }) => slot).filter(Boolean))

const categoryOf = ({ blocks = [] }: Route): string | undefined => {
  const id = blocks.find(({ type }) => type === 'category')?.data?.id
  return typeof id === 'string' || typeof id === 'number' ? String(id) : undefined
}

/** Whether the page is the cart, which includes the checkout: nothing around it should lead away. */
const isCheckout = (route: Route | undefined) => route?.blocks?.[0]?.type === 'cart'

/** The elements around the blocks. Content that the host page puts into a slot replaces the default element (BLOCK-03). */
export function PageTags({
  route,
  hasDeferredParts,
  footerState,
  parts,
  hasAside,
  hasTrail,
  isStandalone,
  heading,
}: PageTagsProps): ReactNode {
  const { element, server } = useHost()
  const [filledSlots] = useState(() => server?.filledSlots ?? readFilledSlots(element))
  useCartCode(parts.sideCart)
  const hasCarts = useStore($cartCount) !== undefined
  const home = route?.home ?? '/'
  const language = isStandalone ? undefined : route?.language
  const crumbs = isStandalone ? undefined : stringify(route?.crumbs ?? [])
  const tag = (name: `shop-${string}`, slot: string, attributes: Record<string, string | boolean | undefined> = {}, key: string = name) =>
    createLightElement(name, { key, slot, language, ...attributes }, server?.renderElement(name, { slot, language, ...attributes }))
  return (
    <>
      {parts.impersonation && tag('shop-impersonation', 'over')}
      {parts.header && !filledSlots.has('header') && tag('shop-header', 'header', { sticky: '', 'logo-url': home })}
      {hasTrail && tag('shop-breadcrumbs', 'breadcrumbs', { 'home-url': home, crumbs, 'structured-data': isStandalone ? '' : undefined })}
      {hasAside && !filledSlots.has('aside') && tag('shop-category-list', 'aside', { category: categoryOf(route ?? {}) })}
      {heading.text && <PageTitle {...heading} isStandalone={isStandalone} />}
      {parts.footer &&
        footerState !== 'none' &&
        !filledSlots.has('footer') &&
        // a key of its own: hydration leaves attributes on an element that the markup has and the view has not (React 19.3, 2026-11-25)
        tag(
          'shop-footer',
          'footer',
          { hidden: footerState === 'hidden', quiet: isCheckout(route) ? '' : undefined },
          isCheckout(route) ? 'quiet-footer' : undefined,
        )}
      {parts.sideCart && hasCarts && tag('shop-side-cart', 'over', { 'auto-open': parts.autoOpenCart ? '' : undefined })}
      {parts.newsletter &&
        hasDeferredParts &&
        tag('shop-newsletter-popup', 'over', { trigger: parts.newsletterTrigger === 'time' ? undefined : parts.newsletterTrigger })}
      {parts.offline && hasDeferredParts && tag('shop-offline', 'over')}
    </>
  )
}

/** The heading of the page: an h1, or the level below the headings of the page that embeds it. */
function PageTitle({ text = '', isHidden, isOfSearch, isStandalone }: PageTagsProps['heading'] & { isStandalone: boolean }) {
  const embeddedTag = useTitleTag()
  const Title = isStandalone ? 'h1' : embeddedTag
  return (
    <Title slot="heading" {...lightDomProps} data-unseen={isHidden ? '' : undefined}>
      {isOfSearch ? <SearchTitle fallback={text} /> : text}
    </Title>
  )
}

/** The title of a results page, with the phrase from the current URL (SEARCH-05). */
function SearchTitle({ fallback }: { fallback: string }) {
  const t = useText()
  const phrase = searchPhrase(new URLSearchParams(useStore($search)).get('search') ?? '')
  const isEmpty = useFoundNothing(phrase)
  if (!phrase) return fallback
  return isEmpty ? t(messages.nothingFound) : t(messages.resultsFor, { phrase })
}

/** Whether the results on this page are loaded and there are none. */
function useFoundNothing(phrase: string): boolean {
  const { element } = useHost()
  const [phraseWithoutResults, setPhraseWithoutResults] = useState<string>()
  useEffect(() => {
    const onLoad = (event: CustomEvent<EventOf['shop-list-load']>) => {
      if (event.target instanceof Element && event.target.localName === 'shop-search-results')
        setPhraseWithoutResults(event.detail.products.length === 0 ? phrase : undefined)
    }
    element?.addEventListener('shop-list-load', onLoad)
    return () => element?.removeEventListener('shop-list-load', onLoad)
  }, [element, phrase])
  return phraseWithoutResults === phrase
}
