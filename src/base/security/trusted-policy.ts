import type { Config } from 'dompurify'
import { stringify } from '../../model/stringify.ts'
import { shared } from '../shared.ts'

/**
 * The address of a line of script that loads a script of another site: a page may start workers of its own site only. To be
 * revoked once the worker runs. The kit's addresses only: see trusted-policy.ts.
 */
export const workerLoader = (url: string): string =>
  URL.createObjectURL(new Blob([`import ${stringify(new URL(url, document.baseURI).href)}`], { type: 'text/javascript' }))

/** Asks the page's policy for the loader of a script instead of the script. */
export const loaderPrefix = 'loader of '

type Policy = NonNullable<Config['TRUSTED_TYPES_POLICY']>
interface PolicyRules {
  createHTML: (html: string) => string
  createScript: (text: string) => string
  createScriptURL: (address: string) => string
}
type PolicyFactory = { createPolicy(name: string, rules: PolicyRules): Policy }

/** JSON and nothing else: whoever gets hold of the policy cannot have it bless a script. */
function assertJson(text: string): string {
  JSON.parse(text)
  return text
}

/** Scripts of the kit beside this one, such as its workers, and no others. */
function assertKitUrl(url: string): string {
  if (!new URL(url, import.meta.url).href.startsWith(import.meta.url.slice(0, import.meta.url.lastIndexOf('/') + 1)))
    throw new TypeError('Not a script of the kit')
  return url
}

/** Such a script, or a line that loads one, which the policy writes itself: no other line gets through. */
const kitUrlOrLoader = (url: string): string =>
  url.startsWith(loaderPrefix) ? workerLoader(assertKitUrl(url.slice(loaderPrefix.length))) : assertKitUrl(url)

/**
 * What a page with `trusted-types shop-kit` lets through; a page has it once. Only `safe-html.ts`,
 * `data-script.ts` and starters of workers may use it: what they pass on is clean. Null where a browser has no such thing; throws where the page does not allow it.
 */
export const trustedPolicy = (): Policy | null =>
  shared('trusted-policy', () => {
    const factory = (globalThis as { trustedTypes?: PolicyFactory }).trustedTypes
    const rules = { createHTML: (html: string) => html, createScript: assertJson, createScriptURL: kitUrlOrLoader }
    return factory?.createPolicy('shop-kit', rules) ?? null
  })
