import { useEffect } from 'react'
import { messages } from '../../domain/messages.ts'
import { useEmit, useSettings } from '../../kit/host.ts'
import { useSheet } from '../../kit/use-sheet.ts'
import { useStore } from '../../kit/use-store.ts'
import { useLastDefined } from '../../parts/app/use-last-defined.ts'
import { useText } from '../../parts/app/use-text.ts'
import { useProductError } from '../../parts/product/use-product-error.ts'
import { configurationStore } from '../../stores/app/configuration.ts'
import { languageStore } from '../../stores/app/language.ts'
import { productStore } from '../../stores/product/product-page.ts'
import { Message } from '../../ui/message.tsx'
import sheet from './product.css?sheet'
import { ProductGone } from './product-gone.tsx'
import type { ProductProps } from './product-props.ts'
import { ProductSkeleton } from './product-skeleton.tsx'
import { ProductView } from './product-view.tsx'

/** A product with everything needed to configure and buy it. */
export function Product(props: ProductProps) {
  useSheet(sheet)
  const emit = useEmit()
  const isNamed = props.productId !== undefined || props.code !== undefined
  useEffect(() => {
    if (!isNamed) emit('shop-error', { message: 'product-id or code is required', attribute: 'product-id' })
  }, [isNamed, emit])
  // the key resets all state for another product
  return isNamed ? <LoadedProduct {...props} key={`${props.productId}|${props.code}`} /> : <slot name="empty" />
}

function LoadedProduct(props: ProductProps) {
  const t = useText()
  const settings = useSettings()
  const lang = useStore(languageStore(settings))
  const shop = useStore(configurationStore(settings, lang))
  const $product = productStore(settings, { lang, id: props.productId, code: props.code })
  const result = useStore($product)
  useProductError(result, { id: props.productId, code: props.code })
  const { status, value } = result
  // in another language it is the same product: keeps the selected options
  const product = useLastDefined(value)
  if (product) return <ProductView {...props} product={product} shop={shop} lang={lang} />
  if (product === null) return <ProductGone />
  if (status !== 'failed') return <ProductSkeleton {...props} />
  return (
    <Message kind="error" action={{ label: t(messages.tryAgain), run: $product.reload }}>
      {t(messages.productFailed)}
    </Message>
  )
}
