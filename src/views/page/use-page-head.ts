import { useEffect } from 'react'
import { writeHead } from '../../base/dom/document-head.ts'
import { whenIdle } from '../../base/dom/page-events.ts'
import { $search } from '../../base/dom/url-parts.ts'
import { imageUrl } from '../../base/images/image-url.ts'
import { type HeadUrls, headTags } from '../../domain/page/head.ts'
import { useSettings } from '../../kit/host.ts'
import type { Settings } from '../../kit/settings.ts'
import { useStore } from '../../kit/use-store.ts'
import type { Configuration } from '../../model/app/configuration.ts'
import type { Route } from '../../model/page/route.ts'
import { useConfiguration } from '../../parts/app/use-configuration.ts'
import { canonicalOrigin, canonicalUrl } from '../../parts/page/canonical-url.ts'

/** Updates title, language and head of the document for the rendered page; does nothing without a route. */
export function usePageHead(route: Route | undefined): void {
  const settings = useSettings()
  const configuration = useConfiguration()
  const search = useStore($search)
  useEffect(() => {
    if (!route) return
    const write = () => {
      if (route.title) document.title = route.title
      const { documentElement } = document
      // setting the same value would recalculate all styles
      if (route.language && route.language !== documentElement.lang) documentElement.lang = route.language
    }
    queueMicrotask(write) // after the router has updated the URL
    // the other tags are less urgent than rendering the page
    let isCancelled = false
    whenIdle(() => configuration && !isCancelled && writeHead(buildHeadTags(route, configuration, settings, search)))
    return () => {
      isCancelled = true
    }
  }, [route, configuration, settings, search])
}

function buildHeadTags(route: Route, configuration: Configuration, settings: Settings, search: string) {
  const { siteOrigin } = configuration
  const { apiBase } = settings
  const urls: HeadUrls = {
    page: (path) => canonicalUrl(settings, siteOrigin, path),
    picture(id, size) {
      const url = imageUrl(apiBase, id, size)
      return url === undefined ? undefined : new URL(url, `${canonicalOrigin(settings, siteOrigin)}/`).href
    },
    manifest: `${apiBase}/manifest.json`,
  }
  return headTags(route, configuration, urls, search)
}
