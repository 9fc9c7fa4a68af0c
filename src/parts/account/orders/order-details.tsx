import { isPayable, isToPay, paymentDue } from '../../../domain/account/credit.ts'
import { expectationOf } from '../../../domain/account/order-status.ts'
import { orderSubtotal } from '../../../domain/account/order-sums.ts'
import { isReturnable } from '../../../domain/account/returns.ts'
import { messages } from '../../../domain/messages.ts'
import { useStore } from '../../../kit/use-store.ts'
import type { Order } from '../../../model/account/order.ts'
import { $customer } from '../../../stores/session/session.ts'
import { useText } from '../../app/use-text.ts'
import { AddLines } from '../../cart/add-lines.tsx'
import { DeliveryFacts, OrderSums, PaymentFacts } from '../../checkout/order-facts.tsx'
import { OrderLine } from './order-line.tsx'
import { ReturnLink } from './return-link.tsx'

/** Products and totals of an order, where it goes and how it is paid. */
export function OrderDetails({ order }: { order: Order }) {
  const t = useText()
  const { products, currency } = order
  const customer = useStore($customer)
  const now = new Date()
  const due = customer && isToPay(order) ? paymentDue(order, customer, now)?.day : undefined
  return (
    <div className="order-details">
      <ul className="order-lines">
        {products.map((line, index) => (
          <OrderLine key={`${line.code ?? line.id ?? ''} ${index}`} line={line} currency={currency} />
        ))}
      </ul>
      <div className="order-more">
        <PaymentFacts order={order} isPaid={!isPayable(order)} due={due} />
        <DeliveryFacts order={order} expectation={expectationOf(order, now.toISOString().slice(0, 10), due !== undefined)} />
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
