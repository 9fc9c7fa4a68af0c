import { useEffect } from 'react'
import { customerKey } from '../../../domain/customer.ts'
import { useStore } from '../../../kit/use-store.ts'
import { startSession } from '../../../stores/session/login/session-start.ts'
import { $customer } from '../../../stores/session/session.ts'

/** An element that shows who is here does not wait until the page is calm. */
export function useSession(): void {
  useEffect(() => {
    void startSession()
  }, [])
}

/** Names the customer in the questions to private stores, so that the answers of one are never shown to another. */
export function useCustomerKey(): string {
  const customer = useStore($customer)
  return customer ? customerKey(customer) : ''
}
