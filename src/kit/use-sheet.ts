import { useInsertionEffect } from 'react'
import { useHost } from './host.ts'

/** Adopts the stylesheet of a part in the shadow root before the first layout. It stays adopted after unmount. */
export function useSheet(sheet: CSSStyleSheet): void {
  const host = useHost()
  if (host.server) host.adopt(sheet) // no effect runs on a server
  useInsertionEffect(() => host.adopt(sheet), [host, sheet])
}

/** Adopts a stylesheet while the component is mounted and `sheet` is defined. */
export function useSheetWhile(sheet: CSSStyleSheet | undefined): void {
  const host = useHost()
  if (host.server && sheet) host.adopt(sheet)
  useInsertionEffect(() => {
    const root = host.root()
    if (!sheet || !(root instanceof ShadowRoot)) return
    root.adoptedStyleSheets.push(sheet)
    return () => {
      root.adoptedStyleSheets = root.adoptedStyleSheets.filter((other) => other !== sheet)
    }
  }, [host, sheet])
}
