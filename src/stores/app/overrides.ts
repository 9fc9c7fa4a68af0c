import { shared } from '../../base/shared.ts'
import { renewSettings, touchSettings } from '../../kit/settings.ts'
import { type Configuration, configuration } from '../../model/app/configuration.ts'
import { type Translations, translations } from '../../model/app/translation.ts'
import type { Route } from '../../model/page/route.ts'

/** Values of the host page that replace responses of the shop. `revision` changes with `configuration` and `texts`, for cache keys. */
export const overrides = shared('overrides', () => ({
  configuration: undefined as Partial<Configuration> | undefined,
  texts: undefined as Translations | undefined,
  routes: undefined as readonly Route[] | undefined,
  revision: 0,
}))

function override<K extends 'configuration' | 'texts'>(what: K, value: (typeof overrides)[K]) {
  if (overrides[what] === value) return
  overrides[what] = value
  overrides.revision += 1
  renewSettings()
}

/** Overrides fields of the shop's configuration, validated like a response. Replaces the configuration if its request fails. */
export const overrideConfiguration = (fields: Partial<Configuration> | undefined): void =>
  override('configuration', fields && configuration.safeParse(fields).data)

/** Overrides texts of the shop's translations, validated like a response. */
export const overrideTexts = (texts: Translations | undefined): void => override('texts', texts && translations.safeParse(texts).data)

/** Sets routes for paths of the host page. `revision` stays: they replace no response of the shop. */
export function overrideRoutes(routes: readonly Route[] | undefined): void {
  if (overrides.routes === routes) return
  overrides.routes = routes
  touchSettings()
}

/** The route that the host page set for a path. Ignores a value that is not an array. */
export const routeAt = (path: string): Route | undefined =>
  Array.isArray(overrides.routes) ? overrides.routes.find((route) => route?.path === path) : undefined
