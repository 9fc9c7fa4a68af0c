import { useEffect } from 'react'
import { writeHead } from '../../base/dom/document-head.ts'
import { whenIdle } from '../../base/dom/page-events.ts'
import { imageUrl } from '../../base/images/image-url.ts'
import { sameOriginPath } from '../../base/security/safe-url.ts'
import { headTags } from '../../domain/page/head.ts'
import { pathPrefix } from '../../domain/page/page-url.ts'
import { useSettings } from '../../kit/host.ts'
import type { Settings } from '../../kit/settings.ts'
import type { Configuration } from '../../model/app/configuration.ts'
import type { Route } from '../../model/page/route.ts'
import { useConfiguration } from '../../parts/app/use-configuration.ts'

/** Title, language and head of the document follow the page on screen (G3); without a route nothing is touched. */
export function usePageHead(route: Route | undefined): void {
  const settings = useSettings()
  const configuration = useConfiguration()
  useEffect(() => {
    if (!route) return
    const write = () => {
      if (route.title) document.title = route.title
      const { documentElement } = document
      // the same once more would have every style computed anew
      if (route.language && route.language !== documentElement.lang) documentElement.lang = route.language
    }
    queueMicrotask(write) // the address is the page's own by then
    // nobody waits for the others: first the page is to be seen
    let isCancelled = false
    whenIdle(() => configuration && !isCancelled && writeHead(buildHeadTags(route, configuration, settings)))
    return () => {
      isCancelled = true
    }
  }, [route, configuration, settings])
}

function buildHeadTags(route: Route, configuration: Configuration, { basePath, apiBase }: Settings) {
  const origin = webOrigin(configuration.siteOrigin)
  // what stands in front of the pages here does not on another site, such as the shop's own
  const before = (origin === location.origin && pathPrefix({ page: location.href, basePath })) || ''
  return headTags(route, configuration, {
    page(path) {
      const own = sameOriginPath(path.startsWith('/') ? before + path : path, `${origin}/`)
      return own === undefined ? undefined : origin + own
    },
    picture(id, size) {
      const url = imageUrl(apiBase, id, size)
      return url === undefined ? undefined : new URL(url, `${origin}/`).href
    },
    manifest: `${apiBase}/manifest.json`,
  })
}

/** Where the shop says that it is, if that can be; else where it is. */
const webOrigin = (siteOrigin: string | undefined): string => {
  const url = siteOrigin && URL.canParse(siteOrigin) ? new URL(siteOrigin) : undefined
  return url && /^https?:$/.test(url.protocol) ? url.origin : location.origin
}
