import { isReturnable } from '../../../domain/account/returns.ts'
import { messages } from '../../../domain/messages.ts'
import { formatMoney } from '../../../domain/money.ts'
import type { Order } from '../../../model/account/order.ts'
import { useText } from '../../app/use-text.ts'
import { AddLines } from '../../cart/add-lines.tsx'
import { OrderLine } from './order-line.tsx'
import { ReturnLink } from './return-link.tsx'

/** Products and totals of an order. */
export function OrderDetails({ order }: { order: Order }) {
  const t = useText()
  const { products, deliveryPrice, total, currency } = order
  return (
    <div className="order-details">
      <ul className="order-lines">
        {products.map((line, index) => (
          <OrderLine key={`${line.code ?? line.id ?? ''} ${index}`} line={line} currency={currency} />
        ))}
      </ul>
      <dl className="order-sums">
        {deliveryPrice !== undefined && (
          <div>
            <dt>{t(messages.delivery)}</dt>
            <dd>{deliveryPrice === 0 ? t(messages.free) : <bdi>{formatMoney(deliveryPrice, currency)}</bdi>}</dd>
          </div>
        )}
        {total !== undefined && (
          <div className="order-sum">
            <dt>{t(messages.total)}</dt>
            <dd>
              <bdi>{formatMoney(total, currency)}</bdi>
            </dd>
          </div>
        )}
      </dl>
      {products.length > 0 && (
        <AddLines
          requests={products}
          label={t(messages.orderAgain)}
          texts={{ added: messages.orderedAgain, left: messages.notOrderedAgain, nothing: messages.nothingToOrderAgain }}
        >
          {isReturnable(order) && <ReturnLink order={order} />}
        </AddLines>
      )}
    </div>
  )
}
