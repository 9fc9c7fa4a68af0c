import { shared } from '../../base/shared.ts'
import { touchSettings } from '../../kit/settings.ts'
import { type Configuration, configuration } from '../../model/app/configuration.ts'
import { type Translations, translations } from '../../model/app/translation.ts'
import type { Route } from '../../model/page/route.ts'

/** What the host page puts over the answers of the shop; `revision` tells one set of overrides from the next. */
export const overrides = shared('overrides', () => ({
  configuration: undefined as Partial<Configuration> | undefined,
  texts: undefined as Translations | undefined,
  routes: undefined as readonly Route[] | undefined,
  /** the route of the page that the kit draws itself */
  drawn: undefined as Route | undefined,
  revision: 0,
}))

function override<K extends 'configuration' | 'texts'>(what: K, value: (typeof overrides)[K]) {
  if (overrides[what] === value) return
  overrides[what] = value
  overrides.revision += 1
  touchSettings()
}

/** Fields that win over the shop's configuration, read as its answer is; they are enough where the shop does not answer. */
export const overrideConfiguration = (fields: Partial<Configuration> | undefined): void =>
  override('configuration', fields && configuration.safeParse(fields).data)

/** Texts that win over the shop's translations, read as those are. */
export const overrideTexts = (texts: Translations | undefined): void => override('texts', texts && translations.safeParse(texts).data)

/** Routes of the page's own addresses; they change no answer of the shop. */
export function overrideRoutes(routes: readonly Route[] | undefined): void {
  if (overrides.routes === routes) return
  overrides.routes = routes
  touchSettings()
}

/** The route that the page has given for a path; what is no list of routes gives none. */
export const routeAt = (path: string): Route | undefined =>
  Array.isArray(overrides.routes) ? overrides.routes.find((route) => route?.path === path) : undefined
