import { type Language, languages } from '../../demo/content/common/shape.ts'
import { configuration } from '../../demo/content/configuration.ts'
import type { Settings } from '../context/settings.ts'
import { localised } from '../http/language.ts'

/** Pages whose paths the configuration sets (ROUTE-01). */
const fields = ['cartPage', 'searchPage', 'wishlistPage', 'customerProfilePage', 'contactsPage', 'privacyPolicyPage'] as const

export interface ConfiguredPaths {
  /** The stored path of the page that is now at `path`; undefined if the page was moved away from it. */
  storedAt(path: string, language: Language): string | undefined
  /** The current path of the page with this stored path. */
  nowAt(stored: string, language: Language): string
  /** Whether `path` is that of the customer area. */
  isCustomerArea(path: string, language: Language): boolean
}

/** Maps stored paths, which are those of the initial configuration, to the paths of the current one. */
export async function readConfiguredPaths(settings: Settings): Promise<ConfiguredPaths> {
  const current = await Promise.all(languages.map((language) => settings.configuration(language)))
  const pairs = (language: Language) => {
    const first: Record<string, unknown> = localised(configuration, language)
    const now = current[languages.indexOf(language)]
    return fields.map((field) => ({ stored: String(first[field]), now: String(now?.[field] ?? first[field]) }))
  }
  return {
    storedAt: (path, language) => {
      const known = pairs(language)
      const moved = known.find(({ now }) => now === path)
      if (moved) return moved.stored
      return known.some(({ stored }) => stored === path) ? undefined : path
    },
    nowAt: (stored, language) => pairs(language).find((pair) => pair.stored === stored)?.now ?? stored,
    isCustomerArea: (path, language) => current[languages.indexOf(language)]?.customerProfilePage === path,
  }
}
