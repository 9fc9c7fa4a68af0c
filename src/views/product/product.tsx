import { useEffect } from 'react'
import { messages } from '../../domain/messages.ts'
import { useEmit, useSettings } from '../../kit/host.ts'
import { useSheet } from '../../kit/use-sheet.ts'
import { useStore } from '../../kit/use-store.ts'
import { useConfiguration } from '../../parts/app/use-configuration.ts'
import { useLastDefined } from '../../parts/app/use-held.ts'
import { useText } from '../../parts/app/use-text.ts'
import { languageStore } from '../../stores/app/language.ts'
import { productStore } from '../../stores/product/product-page.ts'
import { Message } from '../../ui/message.tsx'
import sheet from './product.css?sheet'
import type { ProductProps } from './product-props.ts'
import { ProductSkeleton } from './product-skeleton.tsx'
import { ProductView } from './product-view.tsx'

/** A product with everything that is needed to choose and buy it. */
export function Product(props: ProductProps) {
  useSheet(sheet)
  const emit = useEmit()
  const isNamed = props.productId !== undefined || props.code !== undefined
  useEffect(() => {
    if (!isNamed) emit('shop-error', { message: 'product-id or code is needed', attribute: 'product-id' })
  }, [isNamed, emit])
  // another product begins anew, with no trace of the one before
  return isNamed ? <LoadedProduct {...props} key={`${props.productId}|${props.code}`} /> : <slot name="empty" />
}

function LoadedProduct(props: ProductProps) {
  const t = useText()
  const settings = useSettings()
  const configuration = useConfiguration()
  const lang = useStore(languageStore(settings))
  const $product = productStore(settings, { lang, id: props.productId, code: props.code })
  const { status, value } = useStore($product)
  // in another language it is the same product: what was chosen stays
  const product = useLastDefined(value)
  if (product) return <ProductView {...props} product={product} configuration={configuration} lang={lang} />
  if (product === null)
    return (
      <slot name="empty">
        <div className="product-gone">
          <Message kind="info">{t(messages.productGone)}</Message>
        </div>
      </slot>
    )
  if (status !== 'failed') return <ProductSkeleton {...props} />
  return (
    <Message kind="error" action={{ label: t(messages.tryAgain), run: $product.reload }}>
      {t(messages.productFailed)}
    </Message>
  )
}
