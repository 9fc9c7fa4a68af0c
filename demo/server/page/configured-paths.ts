import { type Language, languages } from '../../content/common/shape.ts'
import { configuration } from '../../content/configuration.ts'
import type { Settings } from '../context/settings.ts'
import { localised } from '../http/language.ts'

/** Pages whose addresses the configuration decides (ROUTE-01). */
const fields = ['cartPage', 'searchPage', 'wishlistPage', 'customerProfilePage', 'contactsPage', 'privacyPolicyPage'] as const

export interface ConfiguredPaths {
  /** The stored path of the page that is at this one now; undefined where a page was moved away. */
  storedAt(path: string, language: Language): string | undefined
  /** Where the page with this stored path is now. */
  nowAt(stored: string, language: Language): string
  /** Whether the customer area is at this path. */
  isCustomerArea(path: string, language: Language): boolean
}

/** The shop stores pages under the paths of its first configuration; a later change of the configuration moves them. */
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
