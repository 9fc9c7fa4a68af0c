import type { Config } from 'dompurify'
import { shared } from './shared.ts'

type Policy = NonNullable<Config['TRUSTED_TYPES_POLICY']>
interface PolicyRules {
  createHTML: (html: string) => string
  createScript: (text: string) => string
  createScriptURL: () => string
}
type PolicyMaker = { createPolicy(name: string, rules: PolicyRules): Policy }

/** JSON and nothing else: whoever gets hold of the policy cannot have it bless a script. */
function onlyData(text: string): string {
  JSON.parse(text)
  return text
}

/**
 * What a page with `trusted-types shop-kit` lets through; a page has it once. Only `safe-html.ts` and `data-script.ts` may use
 * it: what they pass on is clean. Null where a browser has no such thing; throws where the page does not allow it.
 */
export const trustedPolicy = (): Policy | null =>
  shared('trusted-policy', () => {
    const maker = (globalThis as { trustedTypes?: PolicyMaker }).trustedTypes
    const rules = { createHTML: (html: string) => html, createScript: onlyData, createScriptURL: () => '' }
    return maker?.createPolicy('shop-kit', rules) ?? null
  })
