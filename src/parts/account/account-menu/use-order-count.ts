import { $idle } from '../../../base/http/remote.ts'
import { customerKey } from '../../../domain/customer.ts'
import { useSettings } from '../../../kit/host.ts'
import { useStore } from '../../../kit/use-store.ts'
import { orderCountStore } from '../../../stores/account/order-count.ts'
import { $customer } from '../../../stores/session/session.ts'

/** How many orders the customer has, where that is shown; undefined until it is known (HEAD-11, G19). */
export function useOrderCount(isShown: boolean): number | undefined {
  const settings = useSettings()
  const customer = useStore($customer)
  return useStore(isShown && customer ? orderCountStore(settings, { customer: customerKey(customer) }) : $idle).value
}
