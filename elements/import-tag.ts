import type { AnyContract } from './kit/contract.ts'
import { define } from './kit/define.tsx'
import './kit/hide-secrets.ts'
import { define as defineForLoader } from './runtime.ts'

/**
 * Defines a tag for a module of the npm package, which a page imports instead of using the loader: at once, so that the next line
 * can create the element. With markup of a server on the page, after the data in it has been read.
 */
export function defineImported(contract: AnyContract): void {
  if (globalThis.document?.querySelector('[data-shop-rendered]')) void defineForLoader(contract)
  else define(contract)
}
