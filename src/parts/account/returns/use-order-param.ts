import { $search } from '../../../base/dom/url-parts.ts'
import { useStore } from '../../../kit/use-store.ts'

/** The order that the address names, such as after "Return" in the list of orders. */
export const useOrderParam = (): string | undefined => new URLSearchParams(useStore($search)).get('order') ?? undefined
