import { $requests } from '../../base/http/request.ts'
import { useStore } from '../../kit/use-store.ts'

/** A thin line at the top of the page while the shop is asked for something (G16). */
export function PendingBar() {
  const { pending } = useStore($requests)
  return <div className="page-pending" data-on={pending > 0 || undefined} aria-hidden="true" />
}
