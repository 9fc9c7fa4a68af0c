import type { WindowLike } from 'dompurify'
import { getAndTouch, setBounded } from '../../src/base/bounded-map.ts'
import { makeSanitizer, type Sanitizer } from '../../src/base/security/safe-html.ts'

/**
 * Texts after which the document of the sanitizer is replaced, because jsdom keeps every node iterator of a document:
 * https://github.com/cure53/DOMPurify/issues/1089 (jsdom 29.1.1, 2026-11-24).
 */
const maxTexts = 100
const maxCachedTexts = 500

let loading: Promise<Sanitizer> | undefined

/** The sanitizer of the browser on a DOM of jsdom, which loads when the first text needs it. */
export function serverSanitizer(): Promise<Sanitizer> {
  loading ??= createServerSanitizer()
  return loading
}

async function createServerSanitizer(): Promise<Sanitizer> {
  const [{ JSDOM }, { default: createPurify }] = await Promise.all([import('jsdom'), import('dompurify')])
  let sanitize: Sanitizer | undefined
  let dom: InstanceType<typeof JSDOM> | undefined
  let texts = 0
  const cached = new Map<string, string>()
  return (html, base) => {
    const key = `${base}\n${html}`
    const known = getAndTouch(cached, key)
    if (known !== undefined) return known
    if (!sanitize || texts++ >= maxTexts) {
      dom?.window.close()
      dom = new JSDOM('')
      sanitize = makeSanitizer(createPurify(dom.window as unknown as WindowLike))
      texts = 0
    }
    const clean = String(sanitize(html, base))
    setBounded(cached, key, clean, maxCachedTexts)
    return clean
  }
}
