/* Code that every page with a tag needs: `define` and the settings. The build makes one chunk of it (scripts/kit-chunks.ts). */

import { readPreloaded } from '../src/base/http/request.ts'
import type { AnyContract } from './kit/contract.ts'
import { define as defineElement } from './kit/define.tsx'

export { config } from './config.ts'

/** Defines a tag for the loader, after the bodies of preloaded responses have been read: its first render finds them. */
export const define = (contract: AnyContract): Promise<void> => readPreloaded().then(() => defineElement(contract))
