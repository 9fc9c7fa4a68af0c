import { stringify } from '../../model/stringify.ts'
import { trustedPolicy } from './trusted-policy.ts'

/**
 * A script element that is only data for machines, such as structured data: it is never run. Undefined where the page's policy
 * lets no such element in.
 */
export function dataScript(type: 'application/ld+json', value: object): HTMLScriptElement | undefined {
  const script = document.createElement('script')
  script.type = type
  const text = stringify(value).replace(/</g, '\\u003c')
  try {
    script.textContent = (trustedPolicy()?.createScript(text) ?? text) as string // the types of the page know no trusted text
  } catch {
    return undefined
  }
  return script
}
