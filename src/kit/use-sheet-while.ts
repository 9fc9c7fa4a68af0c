import { useInsertionEffect } from 'react'
import { useHost } from './host.ts'

/** Styles that come and go. */
export function useSheetWhile(sheet: CSSStyleSheet | undefined): void {
  const host = useHost()
  useInsertionEffect(() => {
    const root = host.root()
    if (!sheet || !(root instanceof ShadowRoot)) return
    root.adoptedStyleSheets.push(sheet)
    return () => {
      root.adoptedStyleSheets = root.adoptedStyleSheets.filter((other) => other !== sheet)
    }
  }, [host, sheet])
}
