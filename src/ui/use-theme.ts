import type { Settings } from '../kit/settings.ts'
import { useSheetWhile } from '../kit/use-sheet.ts'

const schemes = { light: 'light', dark: 'dark', auto: 'light dark' }
const sheets = new Map<string, CSSStyleSheet>()

function sheetOf(theme: keyof typeof schemes): CSSStyleSheet {
  const known = sheets.get(theme)
  if (known) return known
  const sheet = new CSSStyleSheet()
  sheet.replaceSync(`:host { color-scheme: ${schemes[theme]} }`)
  sheets.set(theme, sheet)
  return sheet
}

/** Applies the theme of `shop-config`; without one, the element inherits the page's `color-scheme`. */
export function useTheme({ theme }: Settings): void {
  useSheetWhile(theme && sheetOf(theme))
}
