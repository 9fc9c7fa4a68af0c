import type { Configuration } from '../../model/app/configuration.ts'

/** Whether live reload is on: the attribute, else the configuration, else off (OFF-08). */
export const isLiveReloadEnabled = (
  attribute: boolean | undefined,
  configuration: Pick<Configuration, 'liveReload'> | undefined,
): boolean => attribute ?? configuration?.liveReload ?? false

/** Whether cart lines show their SKU: the attribute, else the configuration, else off (SIDE-04). */
export const resolveShowSku = (
  attribute: boolean | undefined,
  configuration: Pick<Configuration, 'displaySkuInCartSidebar'> | undefined,
): boolean => attribute ?? configuration?.displaySkuInCartSidebar ?? false

export type ListType = 'grid' | 'list'

const known = (value: string | undefined): value is ListType => value === 'grid' || value === 'list'

/** The list type in a cookie; undefined if there is none, or another script's. */
export const knownListType = (value: string | undefined): ListType | undefined => (known(value) ? value : undefined)

/** The first valid candidate, in order of priority; grid by default (LIST-17). */
export const listType = (...candidates: readonly (string | undefined)[]): ListType => candidates.find(known) ?? 'grid'
