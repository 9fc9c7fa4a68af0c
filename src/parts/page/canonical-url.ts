import { sameOriginPath, webOrigin } from '../../base/security/safe-url.ts'
import { pathPrefix } from '../../domain/page/page-url.ts'
import type { Settings } from '../../kit/settings.ts'

type Site = Pick<Settings, 'canonicalOrigin' | 'basePath'>

/** Origin of the pages that search engines should show: the setting, else that of the shop's own site, else that of this page. */
export const canonicalOrigin = (settings: Site, siteOrigin: string | undefined): string =>
  webOrigin(settings.canonicalOrigin) ?? webOrigin(siteOrigin) ?? location.origin

/** Absolute URL of a shop page on that origin; undefined for a page of another site. */
export function canonicalUrl(settings: Site, siteOrigin: string | undefined, path: string): string | undefined {
  const origin = canonicalOrigin(settings, siteOrigin)
  // the path prefix of this site does not apply to another one, such as the shop's own
  const isThisSite = origin === webOrigin(settings.canonicalOrigin) || origin === location.origin
  const prefix = (isThisSite && pathPrefix({ page: location.href, basePath: settings.basePath })) || ''
  const own = sameOriginPath(path.startsWith('/') ? prefix + path : path, `${origin}/`)
  return own === undefined ? undefined : origin + own
}
