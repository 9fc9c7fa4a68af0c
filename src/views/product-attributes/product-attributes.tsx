import { messages } from '../../domain/messages.ts'
import { filterGroups, isDisplayed } from '../../domain/product/product-attributes.ts'
import { useSettings } from '../../kit/host.ts'
import { useSheet } from '../../kit/use-sheet.ts'
import { useStore } from '../../kit/use-store.ts'
import { useRequiredAttribute } from '../../parts/app/use-required-attribute.ts'
import { useText } from '../../parts/app/use-text.ts'
import { ProductFacts } from '../../parts/product/product-facts/product-facts.tsx'
import { EmptyState } from '../../parts/product/product-shelf/empty-state.tsx'
import { languageStore } from '../../stores/app/language.ts'
import { productStore } from '../../stores/product/product-page.ts'
import { Message } from '../../ui/message.tsx'
import shapes from '../../ui/skeleton.css?sheet'
import sheet from './product-attributes.css?sheet'

export interface ProductAttributesProps {
  productId: string | undefined
  groups: string[] | undefined
  layout: 'table' | 'list'
}

/** The attributes of a product, by group (BANNER-22). Shares the request of a page that shows the product itself. */
export function ProductAttributes({ productId, ...look }: ProductAttributesProps) {
  useRequiredAttribute('product-id', productId !== undefined)
  return productId === undefined ? null : <Loaded {...look} productId={productId} />
}

function Loaded({ productId, groups, layout }: ProductAttributesProps & { productId: string }) {
  const t = useText()
  const settings = useSettings()
  const lang = useStore(languageStore(settings))
  const $product = productStore(settings, { lang, id: productId })
  const { status, value: product } = useStore($product)
  if (product === undefined) {
    if (status !== 'failed') return <AttributesSkeleton />
    return (
      <Message kind="error" action={{ label: t(messages.tryAgain), run: $product.reload }}>
        {t(messages.somethingWentWrong)}
      </Message>
    )
  }
  const attributes = filterGroups(product?.attributes ?? [], groups).filter(isDisplayed)
  return attributes.length ? <ProductFacts attributes={attributes} layout={layout} /> : <EmptyState />
}

const skeletonRows = 6

function AttributesSkeleton() {
  useSheet(shapes)
  useSheet(sheet)
  return (
    <div aria-hidden="true">
      {Array.from({ length: skeletonRows }, (_, row) => (
        <div key={`row ${row}`} className="facts-placeholder skeleton" part="skeleton" />
      ))}
    </div>
  )
}
