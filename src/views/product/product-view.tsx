import { useEffect, useRef } from 'react'
import { $idle, type Remote } from '../../base/http/remote.ts'
import { galleryImages } from '../../domain/product/variant-details.ts'
import type { AskedName } from '../../domain/unknown-names.ts'
import { useHost, useSettings } from '../../kit/host.ts'
import { useStore } from '../../kit/use-store.ts'
import type { Configuration } from '../../model/app/configuration.ts'
import type { Product } from '../../model/product/product.ts'
import type { Variant } from '../../model/product/variant.ts'
import { lazyComponent } from '../../parts/app/lazy-component.tsx'
import { useLastDefined } from '../../parts/app/use-last-defined.ts'
import { useTrack } from '../../parts/app/use-track.ts'
import { useUnknownNames } from '../../parts/app/use-unknown-names.ts'
import { Gallery } from '../../parts/product/gallery/gallery.tsx'
import { CardBadges } from '../../parts/product/product-card/card-badges.tsx'
import { variantsStore } from '../../stores/product/product-page.ts'
import { addRecentProduct } from '../../stores/product/recent-products.ts'
import { BuyBox } from './buy-box.tsx'
import { DeferredTabs } from './deferred-tabs.tsx'
import { useProductOptions } from './options/use-product-options.ts'
import { ProductGone } from './product-gone.tsx'
import type { ProductProps } from './product-props.ts'
import { useStructuredData } from './use-structured-data.ts'

/** The value of a switch that defaults to on inside `shop-page`. */
export function usePageProduct(isEnabled: boolean | undefined): boolean {
  const { element, server } = useHost()
  return isEnabled ?? server?.isInPage ?? Boolean(element?.closest('shop-page'))
}

const Related = lazyComponent(() => import('./related.tsx').then((file) => file.Related))

interface ProductViewProps extends ProductProps {
  product: Product
  shop: Remote<Configuration>
  lang: string
}

/** A loaded product: pictures, buy box, tabs. */
export function ProductView({ product, shop, lang, ...props }: ProductViewProps) {
  const settings = useSettings()
  const configuration = shop.value
  const { byAttribute, variantCodes } = props
  const id = product.productId ?? product.id
  const question = { lang, id, byAttribute, splitByAttribute: configuration?.splitProductsByAttribute, variantCodes }
  const $variants = configuration || shop.status === 'failed' ? variantsStore(settings, question) : $idle
  const variants: Remote<readonly Variant[]> = useStore($variants)
  const isNarrowed = Boolean(byAttribute || variantCodes?.length)
  const isSynced = usePageProduct(props.hashSync)
  const isPage = usePageProduct(props.structuredData)
  const options = useProductOptions({
    product,
    variants: useLastDefined(variants.value),
    code: props.code,
    isNarrowed,
    hashAttribute: isSynced ? configuration?.splitProductsByAttribute : undefined,
  })
  useUnknownNames(unknownNarrowing(props, variants.value))
  useViewEvent(product)
  useStructuredData(product, variants.value, isPage)
  // without variants the base product would be offered, which is not what the page requested
  if (isNarrowed && variants.value?.length === 0) return <ProductGone />
  return (
    <div className="product-frame">
      <article className="product">
        <div className="product-gallery">
          <Gallery
            images={galleryImages(product, options.item)}
            altById={product.imageAltByImageId}
            title={product.title}
            quality={configuration?.imageQuality}
            thumbnails={props.thumbnails}
            thumbnailsCount={props.thumbnailsCount}
            wrap={props.wrap}
          >
            <CardBadges product={product} labels discount={false} open={false} />
          </Gallery>
        </div>
        <BuyBox
          {...props}
          product={product}
          configuration={configuration}
          lang={lang}
          productOptions={options}
          isPage={isPage}
          onRetry={variants.status === 'failed' ? $variants.reload : undefined}
        />
        {props.tabs && <DeferredTabs product={product} />}
      </article>
      {props.related && <Related productId={id} lang={lang} />}
    </div>
  )
}

/** What narrows the variants and may be unknown: codes that none has, and an attribute that leaves none or has no value. */
function unknownNarrowing({ byAttribute, variantCodes = [] }: ProductProps, variants: readonly Variant[] | undefined): AskedName[] {
  if (!variants) return []
  const isUnknown = byAttribute && (!variants.length || !byAttribute.includes(':'))
  const codes = variantCodes.filter((wanted) => variants.every(({ code }) => code !== wanted))
  return [
    ...(isUnknown ? [{ attribute: 'by-attribute', kind: 'attribute', value: byAttribute } as const] : []),
    ...codes.map((value) => ({ attribute: 'variant-codes', kind: 'code', value }) as const),
  ]
}

/** Reports the view to analytics once (ANA-03) and adds the product to the recently viewed ones. */
function useViewEvent(product: Product) {
  const track = useTrack()
  const seen = useRef<string>(undefined)
  useEffect(() => {
    const id = product.productId ?? product.id
    if (seen.current === id) return
    seen.current = id
    track('view_item', product)
    addRecentProduct(id)
  }, [product, track])
}
