import { useEffect } from 'react'
import { imageUrl } from '../../base/images/image-url.ts'
import { dataScript } from '../../base/security/data-script.ts'
import { pageLink, webOrigin } from '../../base/security/safe-url.ts'
import { structuredData } from '../../domain/product/structured-data.ts'
import { useSettings } from '../../kit/host.ts'
import type { Product } from '../../model/product/product.ts'
import { canonicalUrl } from '../../parts/page/canonical-url.ts'

const ogPx = 1200
const absoluteUrl = (url: string | undefined) => (url === undefined ? undefined : new URL(url, document.baseURI).href)

/** Adds structured data for search engines to the document head while the product is mounted (PDP-24). */
export function useStructuredData(product: Product, isEnabled: boolean): void {
  const settings = useSettings()
  useEffect(() => {
    if (!isEnabled) return
    const images = (product.images ?? []).flatMap((id) => absoluteUrl(imageUrl(settings.apiBase, id, { w: ogPx })) ?? [])
    const hasOwnOrigin = webOrigin(settings.canonicalOrigin) !== undefined
    const page =
      (hasOwnOrigin && product.url && canonicalUrl(settings, undefined, product.url)) || absoluteUrl(pageLink(settings, product.url))
    const script = dataScript('application/ld+json', structuredData(product, { page, images }))
    if (script) document.head.append(script)
    return () => script?.remove()
  }, [product, isEnabled, settings])
}
