import { useEffect } from 'react'
import { customerKey } from '../../../domain/customer.ts'
import { useStore } from '../../../kit/use-store.ts'
import { startSession } from '../../../stores/session/login/session-start.ts'
import { $customer } from '../../../stores/session/session.ts'

/** Starts the session at once instead of when idle, for elements that show the customer. */
export function useSession(): void {
  useEffect(() => {
    void startSession()
  }, [])
}

/** Key of the customer in queries of private stores, so that responses are never shared between customers. */
export function useCustomerKey(): string {
  const customer = useStore($customer)
  return customer ? customerKey(customer) : ''
}
