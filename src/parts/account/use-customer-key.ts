import { customerKey } from '../../domain/customer.ts'
import { useStore } from '../../kit/use-store.ts'
import { $customer } from '../../stores/session/session.ts'

/** Names the customer in the questions to private stores, so that the answers of one are never shown to another. */
export function useCustomerKey(): string {
  const customer = useStore($customer)
  return customer ? customerKey(customer) : ''
}
