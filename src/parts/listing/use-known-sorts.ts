import { useEffect } from 'react'
import { useEmit } from '../../kit/host.ts'
import type { Sort } from '../../model/app/configuration.ts'
import { stringify } from '../../model/stringify.ts'
import type { ListingProps } from './listing-props.ts'

/** Emits `shop-error` for sorts that the shop does not have; the list ignores them (R51). */
export function useKnownSorts({ sort, sorts = [] }: Pick<ListingProps, 'sort' | 'sorts'>, offered: readonly Sort[] | undefined): void {
  const emit = useEmit()
  const isMissing = (name: string | undefined) => offered && name !== undefined && offered.every(({ value }) => value !== name)
  const missing = { sort: isMissing(sort) ? sort : undefined, sorts: sorts.find(isMissing) }
  const named = Object.entries(missing).filter((entry): entry is [string, string] => entry[1] !== undefined)
  useEffect(() => {
    for (const [attribute, name] of named) emit('shop-error', { message: `the shop has no sort "${name}"`, attribute })
  }, [stringify(named), emit])
}
