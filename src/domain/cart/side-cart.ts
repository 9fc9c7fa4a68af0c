import type { Configuration } from '../../model/app/configuration.ts'

/** Whether lines show their SKU: as the tag says, else only where the shop switches it on (SIDE-04). */
export const resolveShowSku = (
  attribute: boolean | undefined,
  configuration: Pick<Configuration, 'displaySkuInCartSidebar'> | undefined,
): boolean => attribute ?? configuration?.displaySkuInCartSidebar ?? false
