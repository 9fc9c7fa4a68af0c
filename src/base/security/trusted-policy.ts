import type { Config } from 'dompurify'
import { stringify } from '../../model/stringify.ts'
import { shared } from '../shared.ts'

/**
 * Blob URL of a script that imports `url`: `new Worker` accepts same-origin URLs only. The caller revokes it once the worker
 * runs, and passes URLs of the kit only.
 */
export const workerLoader = (url: string): string =>
  URL.createObjectURL(new Blob([`import ${stringify(new URL(url, import.meta.url).href)}`], { type: 'text/javascript' }))

/** Prefix for `createScriptURL` that requests the `workerLoader` of a script instead of its URL. */
export const loaderPrefix = 'loader of '

type Policy = NonNullable<Config['TRUSTED_TYPES_POLICY']>
interface PolicyRules {
  createHTML: (html: string) => string
  createScript: (text: string) => string
  createScriptURL: (address: string) => string
}
type PolicyFactory = { createPolicy(name: string, rules: PolicyRules): Policy }

/** Throws unless the text is JSON, so that the policy cannot be abused to run a script. */
function assertJson(text: string): string {
  JSON.parse(text)
  return text
}

/** Throws unless the script is below the folder of this one, as the workers of the kit are. */
function assertKitUrl(url: string): string {
  if (!new URL(url, import.meta.url).href.startsWith(import.meta.url.slice(0, import.meta.url.lastIndexOf('/') + 1)))
    throw new TypeError('Not a script of the kit')
  return url
}

/** A URL of the kit, or its `workerLoader`. The policy builds the loader itself, so that no other script can pass. */
const kitUrlOrLoader = (url: string): string =>
  url.startsWith(loaderPrefix) ? workerLoader(assertKitUrl(url.slice(loaderPrefix.length))) : assertKitUrl(url)

/**
 * The Trusted Types policy `shop-kit`, created once per page. `createHTML` does not sanitize: only `safe-html.ts`,
 * `data-script.ts` and code that starts workers may use it. Null if the browser lacks Trusted Types. Throws if the page's CSP
 * forbids the policy.
 */
export const trustedPolicy = (): Policy | null =>
  shared('trusted-policy', () => {
    const factory = (globalThis as { trustedTypes?: PolicyFactory }).trustedTypes
    const rules = { createHTML: (html: string) => html, createScript: assertJson, createScriptURL: kitUrlOrLoader }
    return factory?.createPolicy('shop-kit', rules) ?? null
  })
