import type { Deps } from '../context/deps.ts'
import type { Language } from '../languages/language.ts'

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
export async function readConfiguredPaths({ settings, languages }: Pick<Deps, 'settings' | 'languages'>): Promise<ConfiguredPaths> {
  const current = await Promise.all(languages.codes.map((language) => settings.configuration(language)))
  const pairs = (language: Language) => {
    const first = settings.initial(language)
    const now = current[languages.codes.indexOf(language)]
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
    isCustomerArea: (path, language) => current[languages.codes.indexOf(language)]?.customerProfilePage === path,
  }
}
