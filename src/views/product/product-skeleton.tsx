import { messages } from '../../domain/messages.ts'
import { useSheet } from '../../kit/use-sheet.ts'
import { useText } from '../../parts/app/use-text.ts'
import shapes from '../../ui/skeleton.css?sheet'
import type { ProductProps } from './product-props.ts'
import sheet from './product-skeleton.css?sheet'

/** Placeholder while a product loads. */
export function ProductSkeleton({ thumbnails }: Pick<ProductProps, 'thumbnails'>) {
  useSheet(shapes)
  useSheet(sheet)
  const t = useText()
  return (
    <slot name="loading">
      <div className="product-frame" part="skeleton" aria-busy="true">
        <p className="hidden-text">{t(messages.productLoading)}</p>
        <div className="product" aria-hidden="true">
          <div>
            <div className="skeleton product-shape-stage" />
            {thumbnails && <div className="skeleton product-shape-thumbs" />}
          </div>
          <div className="product-side">
            <div className="product-box">
              {['title', 'meta', 'price', 'option', 'buy', 'facts'].map((shape) => (
                <div key={shape} className={`skeleton product-shape-${shape}`} />
              ))}
            </div>
          </div>
        </div>
      </div>
    </slot>
  )
}
