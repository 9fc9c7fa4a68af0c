import { useId } from 'react'
import { maxReturnable, type Returnable } from '../../../domain/account/returns.ts'
import { messages } from '../../../domain/messages.ts'
import type { ReturnRequest } from '../../../model/account/product-return.ts'
import { FieldError } from '../../../ui/fields/field-error.tsx'
import { Quantity } from '../../../ui/fields/quantity.tsx'
import { useText } from '../../app/use-text.ts'
import { OrderPicture } from '../orders/order-pictures.tsx'

interface ReturnProductsProps {
  returnable: Returnable
  chosen: ReturnRequest['products']
  error: string | undefined
  onChange: (products: ReturnRequest['products']) => void
}

/** The products of an order with the quantity to return, limited per product and in total. */
export function ReturnProducts({ returnable, chosen, error, onChange }: ReturnProductsProps) {
  const t = useText()
  const errorId = useId()
  const pieces = Object.fromEntries(chosen.map(({ code, quantity }) => [code, quantity]))
  const set = (code: string, requested: number) => {
    const quantity = Math.min(Math.max(0, requested), maxReturnable(returnable, pieces, code))
    const others = chosen.filter((item) => item.code !== code)
    onChange(quantity > 0 ? [...others, { code, quantity }] : others)
  }
  return (
    <fieldset className="return-products" aria-describedby={error ? errorId : undefined}>
      <legend className="hidden-text">{t(messages.products)}</legend>
      <ul>
        {returnable.products.map(({ id, code, title, left }) => (
          <li key={code} className="return-product" data-gone={left === 0 || undefined}>
            {id !== undefined && <OrderPicture id={id} />}
            <span className="return-title">
              {title}
              <span className="section-quiet">
                <bdi>{code}</bdi>
                {` · ${t(messages.piecesLeft, { count: left })}`}
              </span>
            </span>
            {left > 0 && (
              <Quantity
                name="products"
                value={pieces[code] ?? 0}
                max={maxReturnable(returnable, pieces, code)}
                read={readPieces}
                words={{ quantity: t(messages.returnPieces, { title }), less: t(messages.decrease), more: t(messages.increase) }}
                invalid={error !== undefined}
                onChange={(requested) => set(code, requested)}
              />
            )}
          </li>
        ))}
      </ul>
      {error && <FieldError id={errorId}>{error}</FieldError>}
    </fieldset>
  )
}

/** Quantity; 0 is allowed. */
function readPieces(text: string): number | undefined {
  const digits = text.trim()
  return /^\d{1,5}$/.test(digits) ? Number(digits) : undefined
}
