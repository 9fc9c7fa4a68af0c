import { loadChunk } from '../base/dom/chunk.ts'
import type { Settings } from '../kit/settings.ts'
import { useSheetWhile } from '../kit/use-sheet.ts'

const schemes = { light: 'light', dark: 'dark', auto: 'light dark', inherit: 'inherit' }
const sheets = new Map<string, CSSStyleSheet>()
let inherited: Promise<void> | undefined

function sheetOf(theme: keyof typeof schemes): CSSStyleSheet {
  const known = sheets.get(theme)
  if (known) return known
  const css = `:host { color-scheme: ${schemes[theme]} }`
  const inBrowser = typeof CSSStyleSheet !== 'undefined'
  const sheet = inBrowser ? new CSSStyleSheet() : (css as never) // a server renders the text, see tools/vite/css-sheet.ts
  if (inBrowser) sheet.replaceSync(css)
  sheets.set(theme, sheet)
  if (inBrowser && theme === 'inherit')
    inherited = loadChunk(() => import('./inherit-theme.chunk.ts')).then((code) => code.followPage(sheet), console.error)
  return sheet
}

/** Resolves when the look of the page is known, if it has `<shop-config theme="inherit">`: the first render already has it. */
export async function readInheritedTheme(): Promise<void> {
  if (!document.querySelector('shop-config[theme=inherit]')) return
  sheetOf('inherit')
  await inherited
}

/** Applies the theme of `shop-config`; without one, the element inherits the page's `color-scheme`. */
export function useTheme({ theme }: Settings): void {
  useSheetWhile(theme && sheetOf(theme))
}
