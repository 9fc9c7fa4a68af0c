import { useHost } from './host.ts'
import { useInsertionEffect } from './library.ts'

/** Styles of a part that arrives later than its element. */
export function useSheet(sheet: CSSStyleSheet): void {
  const host = useHost()
  useInsertionEffect(() => host.adopt(sheet), [host, sheet])
}
