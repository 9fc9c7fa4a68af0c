import { toCredit } from '../../domain/account/credit.ts'
import { isBusinessCustomer } from '../../domain/customer.ts'
import { messages } from '../../domain/messages.ts'
import { useStore } from '../../kit/use-store.ts'
import { useMoney } from '../../parts/app/use-money.ts'
import { useText } from '../../parts/app/use-text.ts'
import { $customer } from '../../stores/session/session.ts'

/** The company and the person who is logged in. */
export function AccountName() {
  const customer = useStore($customer)
  const person = [customer?.name, customer?.surname].filter(Boolean).join(' ')
  const words = [isBusinessCustomer(customer) && customer?.companyName, person || customer?.email].filter(Boolean)
  return <p className="account-name">{words.join(', ')}</p>
}

/** The customer's remaining credit, if there is a credit limit. */
export function CreditLeft() {
  const t = useText()
  const money = useMoney()
  const credit = toCredit(useStore($customer), money.currency)
  return (
    credit && (
      <p className="account-credit">
        <span className="section-quiet">{t(messages.creditLeft)}</span>
        <strong>
          <bdi>{money.format(credit.left, credit.currency)}</bdi>
        </strong>
      </p>
    )
  )
}
