import { createElement, type ReactNode, useState } from 'react'
import { useHost } from '../../base/host.ts'
import type { Route } from '../../model/route.ts'
import type { PageParts } from './page-props.ts'

interface PageTagsProps {
  route: Route | undefined
  /** the first blocks are there */
  isSettled: boolean
  parts: PageParts
  hasAside: boolean
  isOwn: boolean
  heading: string | undefined
  isHeadingHidden: boolean
}

/** The names of the places that the host page has filled itself. */
const filledPlaces = (element: HTMLElement | null): ReadonlySet<string> =>
  new Set([...(element?.children ?? [])].map(({ slot }) => slot).filter(Boolean))

const categoryOf = ({ blocks = [] }: Route): string | undefined => {
  const id = blocks.find(({ type }) => type === 'category')?.data?.id
  return typeof id === 'string' || typeof id === 'number' ? String(id) : undefined
}

/** The elements around the blocks: what the host page puts into the same place stands instead (BLOCK-03). */
export function PageTags({ route, isSettled, parts, hasAside, isOwn, heading, isHeadingHidden }: PageTagsProps): ReactNode {
  const { element } = useHost()
  const [filled] = useState(() => filledPlaces(element))
  const home = route?.home ?? '/'
  const language = isOwn ? undefined : route?.language
  const crumbs = isOwn ? undefined : JSON.stringify(route?.crumbs ?? [])
  const hasWay = route !== undefined && (route.crumbs?.length ?? 0) > 0
  const tag = (name: `shop-${string}`, place: string, attributes: Record<string, string | undefined> = {}) =>
    createElement(name, { key: name, slot: place, language, ...attributes })
  return (
    <>
      {parts.impersonation && tag('shop-impersonation', 'over')}
      {parts.header && !filled.has('header') && tag('shop-header', 'header', { sticky: '', 'logo-url': home })}
      {parts.breadcrumbs && hasWay && tag('shop-breadcrumbs', 'breadcrumbs', { 'home-url': home, crumbs })}
      {hasAside && !filled.has('aside') && tag('shop-category-list', 'aside', { category: categoryOf(route ?? {}) })}
      {heading && (
        <h1 slot="heading" data-unseen={isHeadingHidden ? '' : undefined}>
          {heading}
        </h1>
      )}
      {parts.footer && isSettled && !filled.has('footer') && tag('shop-footer', 'footer')}
      {parts.sideCart && tag('shop-side-cart', 'over')}
      {parts.newsletter && isSettled && tag('shop-newsletter-popup', 'over')}
      {parts.offline && isSettled && tag('shop-offline', 'over')}
    </>
  )
}
