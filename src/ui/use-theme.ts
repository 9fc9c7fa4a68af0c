import type { Settings } from '../kit/settings.ts'
import { useSheetWhile } from '../kit/use-sheet.ts'

const schemes = { light: 'light', dark: 'dark', auto: 'light dark' }
const sheets = new Map<string, CSSStyleSheet>()

function sheetOf(theme: keyof typeof schemes): CSSStyleSheet {
  const known = sheets.get(theme)
  if (known) return known
  const css = `:host { color-scheme: ${schemes[theme]} }`
  const inBrowser = typeof CSSStyleSheet !== 'undefined'
  const sheet = inBrowser ? new CSSStyleSheet() : (css as never) // a server renders the text, see scripts/css-sheet.ts
  if (inBrowser) sheet.replaceSync(css)
  sheets.set(theme, sheet)
  return sheet
}

/** Applies the theme of `shop-config`; without one, the element inherits the page's `color-scheme`. */
export function useTheme({ theme }: Settings): void {
  useSheetWhile(theme && sheetOf(theme))
}
