import { useMemo } from 'react'
import { imageUrl } from '../../base/images/image-url.ts'
import { pageBase, pageLink, webOrigin } from '../../base/security/safe-url.ts'
import { structuredData } from '../../domain/product/structured-data.ts'
import { useHost, useSettings } from '../../kit/host.ts'
import { useDataScript } from '../../kit/use-data-script.ts'
import type { Product } from '../../model/product/product.ts'
import type { Variant } from '../../model/product/variant.ts'
import { useConfiguration } from '../../parts/app/use-configuration.ts'
import { canonicalOrigin, canonicalUrl } from '../../parts/page/canonical-url.ts'

const ogPx = 1200

/** Adds structured data for search engines to the page while the product is mounted (PDP-24). */
export function useStructuredData(product: Product, variants: readonly Variant[] | undefined, isEnabled: boolean): void {
  const settings = useSettings()
  const { server } = useHost()
  const { siteOrigin, currency, structuredOffers } = useConfiguration() ?? {}
  const offered = structuredOffers && variants
  const data = useMemo(() => {
    if (!isEnabled) return undefined
    const base = server ? `${canonicalOrigin(settings, siteOrigin, server.url)}/` : pageBase()
    const absoluteUrl = (url: string | undefined) => (url === undefined ? undefined : new URL(url, base).href)
    const images = (product.images ?? []).flatMap((id) => absoluteUrl(imageUrl(settings.apiBase, id, { w: ogPx })) ?? [])
    const hasOwnOrigin = webOrigin(settings.canonicalOrigin) !== undefined
    const page =
      (hasOwnOrigin && product.url && canonicalUrl(settings, undefined, product.url, server?.url)) ||
      absoluteUrl(pageLink(settings, product.url))
    return structuredData(product, { page, images, currency, variants: offered })
  }, [product, offered, isEnabled, settings, server, siteOrigin, currency])
  useDataScript(data)
}
