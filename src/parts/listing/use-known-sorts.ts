import type { AskedName } from '../../domain/unknown-names.ts'
import type { Sort } from '../../model/app/configuration.ts'
import { useUnknownNames } from '../app/use-unknown-names.ts'
import type { ListingProps } from './listing-props.ts'

/** Reports sorts that the shop does not have; the list ignores them (R51). */
export function useKnownSorts({ sort, sorts = [] }: Pick<ListingProps, 'sort' | 'sorts'>, offered: readonly Sort[] | undefined): void {
  const known = offered?.map(({ value }) => value)
  const unknown = (attribute: string, names: readonly (string | undefined)[]) =>
    names.flatMap((value): AskedName[] =>
      known && value !== undefined && !known.includes(value) ? [{ attribute, kind: 'sort', value, known }] : [],
    )
  useUnknownNames([...unknown('sort', [sort]), ...unknown('sorts', sorts)])
}
