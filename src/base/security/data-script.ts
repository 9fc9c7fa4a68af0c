import { stringify } from '../../model/stringify.ts'
import { trustedPolicy } from './trusted-policy.ts'

/**
 * A script element with data, such as structured data, which never runs. Undefined if the page's Trusted Types policy
 * forbids it.
 */
export function dataScript(type: 'application/ld+json', value: object): HTMLScriptElement | undefined {
  const script = document.createElement('script')
  script.type = type
  const text = stringify(value).replace(/</g, '\\u003c')
  try {
    script.textContent = (trustedPolicy()?.createScript(text) ?? text) as string // the DOM types lack TrustedScript
  } catch {
    return undefined
  }
  return script
}
