import type { Crumb } from '../../model/page/route.ts'

/** The schema.org data of breadcrumbs for search engines, with absolute URLs; the current page needs none. */
export const breadcrumbData = (crumbs: readonly Crumb[], absoluteUrl: (url: string) => string | undefined) => ({
  '@context': 'https://schema.org',
  '@type': 'BreadcrumbList',
  itemListElement: crumbs.map(({ title, url }, index) => {
    const item = url === undefined ? undefined : absoluteUrl(url)
    return { '@type': 'ListItem', position: index + 1, name: title, ...(item !== undefined && { item }) }
  }),
})
