import { useInsertionEffect as useReactInsertionEffect } from 'react'
import { useHost } from './host.ts'
import { useInsertionEffect } from './library.ts'

/** Adopts the stylesheet of a part in the shadow root of its element, before the first layout. It stays when the part unmounts. */
export function useSheet(sheet: CSSStyleSheet): void {
  const host = useHost()
  useInsertionEffect(() => host.adopt(sheet), [host, sheet])
}

/** Adopts a stylesheet for as long as the component is mounted and the sheet is given. */
export function useSheetWhile(sheet: CSSStyleSheet | undefined): void {
  const host = useHost()
  useReactInsertionEffect(() => {
    const root = host.root()
    if (!sheet || !(root instanceof ShadowRoot)) return
    root.adoptedStyleSheets.push(sheet)
    return () => {
      root.adoptedStyleSheets = root.adoptedStyleSheets.filter((other) => other !== sheet)
    }
  }, [host, sheet])
}
