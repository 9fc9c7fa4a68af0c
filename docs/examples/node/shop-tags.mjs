const escaped = (text) => String(text).replace(/[&"<>]/g, (character) => `&#${character.charCodeAt(0)};`)

/** The tag alone, which the browser renders. */
const bareTag = (tag, attributes) => {
  const written = Object.entries(attributes).map(([name, value]) => (value === true ? ` ${name}` : ` ${name}="${escaped(value)}"`))
  return `<${tag}${written.join('')}></${tag}>`
}

/** after a failure, pages do not wait for the shop again for so long */
const retryMs = 5000

/**
 * Returns an async function that gives the HTML of a tag with its content. `shop` is the origin of the shop; its answers are
 * kept for `maxAgeMs` and shared by all pages. If the shop does not answer within `timeoutMs`, or with an error, the function
 * gives the last answer, or else the tag alone. It never throws.
 */
export function createShopTags({ shop, language = 'en', timeoutMs = 500, maxAgeMs = 60_000, onError = console.warn }) {
  const known = new Map()

  async function request(url) {
    const response = await fetch(url, { signal: AbortSignal.timeout(timeoutMs) })
    if (!response.ok) throw new Error(`the shop answered ${response.status}`)
    return response.text()
  }

  return async function shopTag(tag, attributes = {}) {
    const url = new URL('/render', shop)
    url.search = new URLSearchParams({ tag, attributes: JSON.stringify(attributes), lang: language, absolute: 'true' }).toString()
    const { href } = url
    const last = known.get(href)
    if (last && last.expiresAt > Date.now()) return last.html
    const html = request(url).catch(async (error) => {
      onError(`${tag}: ${error.message}`)
      known.set(href, { html, expiresAt: Date.now() + retryMs })
      return last ? last.html : bareTag(tag, attributes)
    })
    known.set(href, { html, expiresAt: Date.now() + maxAgeMs })
    return html
  }
}
