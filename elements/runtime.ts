/* Code that every page with a tag needs: `define` and the settings. The build makes one chunk of it (tools/vite/kit-chunks.ts). */

import { loadChunk } from '../src/base/dom/chunk.ts'
import { readPreloaded } from '../src/base/http/request.ts'
import { readInheritedTheme } from '../src/ui/use-theme.ts'
import type { AnyContract } from './kit/contract.ts'
import { define as defineElement } from './kit/define.tsx'

export { config } from './config.ts'

/** The data in the markup of a server serves the other tags of the page too. */
const readSeeds = async () => {
  if (!document.querySelector('[data-shop-rendered]')) return
  const code = await loadChunk(() => import('./kit/prerendered.chunk.ts'))
  code.readSeeds()
}

let seedsRead: Promise<void> | undefined

/**
 * Defines a tag for the loader, after the bodies of preloaded responses and the data of rendered tags have been read: its first
 * render finds them.
 */
export async function define(contract: AnyContract): Promise<void> {
  seedsRead ??= readSeeds().catch(console.error)
  await Promise.all([readPreloaded(), seedsRead, readInheritedTheme()])
  defineElement(contract)
}
