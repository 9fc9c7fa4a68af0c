import type { Configuration } from '../../model/app/configuration.ts'

/** Whether the page follows changes of the shop: the attribute says it, without one the configuration; never by itself (OFF-08). */
export const isLiveReloadEnabled = (
  attribute: boolean | undefined,
  configuration: Pick<Configuration, 'liveReload'> | undefined,
): boolean => attribute ?? configuration?.liveReload ?? false

/** Whether lines show their SKU: as the tag says, else only where the shop switches it on (SIDE-04). */
export const resolveShowSku = (
  attribute: boolean | undefined,
  configuration: Pick<Configuration, 'displaySkuInCartSidebar'> | undefined,
): boolean => attribute ?? configuration?.displaySkuInCartSidebar ?? false

export type ListType = 'grid' | 'list'

const known = (value: string | undefined): value is ListType => value === 'grid' || value === 'list'

/** Grid or list: fixed by the page, else the shopper's choice, else the shop's default, else grid (LIST-17). */
export const listType = (...candidates: readonly (string | undefined)[]): ListType => candidates.find(known) ?? 'grid'
