import type { Configuration } from '../../model/app/configuration.ts'

/** Whether the page follows changes of the shop: the attribute says it, without one the configuration; never by itself (OFF-08, G8). */
export const isLiveReloadEnabled = (
  attribute: boolean | undefined,
  configuration: Pick<Configuration, 'liveReload'> | undefined,
): boolean => attribute ?? configuration?.liveReload ?? false
