import { isPayable } from '../../../domain/account/credit.ts'
import { expectationOf } from '../../../domain/account/order-status.ts'
import { orderSubtotal } from '../../../domain/account/order-sums.ts'
import { isReturnable } from '../../../domain/account/returns.ts'
import { messages } from '../../../domain/messages.ts'
import type { Order } from '../../../model/account/order.ts'
import { useText } from '../../app/use-text.ts'
import { AddLines } from '../../cart/add-lines.tsx'
import { DeliveryFacts, OrderSums, PaymentFacts } from '../../checkout/order-facts.tsx'
import { OrderLine } from './order-line.tsx'
import { ReturnLink } from './return-link.tsx'

/** Products and totals of an order, where it goes and how it is paid. */
export function OrderDetails({ order }: { order: Order }) {
  const t = useText()
  const { products, currency } = order
  return (
    <div className="order-details">
      <ul className="order-lines">
        {products.map((line, index) => (
          <OrderLine key={`${line.code ?? line.id ?? ''} ${index}`} line={line} currency={currency} />
        ))}
      </ul>
      <div className="order-more">
        <PaymentFacts order={order} isPaid={!isPayable(order)} />
        <DeliveryFacts order={order} expectation={expectationOf(order, new Date().toISOString().slice(0, 10))} />
        <OrderSums order={order} subtotal={orderSubtotal(order)} />
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
    </div>
  )
}
