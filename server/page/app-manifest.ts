import { homePath } from '../catalogue/records/path-to.ts'
import type { Language } from '../languages/language.ts'
import type { Languages } from '../languages/languages.ts'
import { themeColor } from './theme-color.ts'

/** Icon sizes that devices request, in px. */
const iconSides = [192, 512]

const icons = (id: unknown, purpose: 'any' | 'maskable') =>
  typeof id !== 'string' || id === ''
    ? []
    : iconSides.map((side) => ({
        src: `/images/${encodeURIComponent(id)}?w=${side}&h=${side}&fit=cover&f=png`,
        sizes: `${side}x${side}`,
        type: 'image/png',
        purpose,
      }))

/** The web app manifest of the shop in one language (CALL-57). */
export const appManifest = (configuration: Record<string, unknown>, languages: Languages, language: Language) => ({
  id: '/',
  name: configuration.siteName,
  short_name: configuration.siteName,
  lang: language,
  dir: 'ltr',
  start_url: homePath(languages, language),
  scope: '/',
  display: 'standalone',
  background_color: '#ffffff',
  theme_color: themeColor(configuration),
  icons: [...icons(configuration.appIcon, 'any'), ...icons(configuration.appIconMaskable, 'maskable')],
})
