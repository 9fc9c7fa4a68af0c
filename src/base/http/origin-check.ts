/** What an origin must do to be allowed; a sandboxed frame has none. */
const advice = (origin: string) =>
  origin === 'null'
    ? 'the page is in a sandboxed frame and has no origin: give the frame allow-same-origin'
    : `add its origin to those that the shop allows: ALLOWED_ORIGINS=${origin}`

/**
 * Tells that the shop refuses the origin of the page, which a browser does not say to scripts: such a request fails like one without a
 * network. Resolves with whether the shop has answered; a shop without `GET /allowed-origin` never does.
 */
export async function checkOrigin(url: string): Promise<boolean> {
  if (typeof location === 'undefined' || new URL(url, location.href).origin === location.origin) return true // in Node, no page has an origin
  const [shop = ''] = url.split(/\/(?:api|content)\/|\/manifest\.json/, 1)
  const answer: unknown = await fetch(`${shop}/allowed-origin`, { credentials: 'omit', cache: 'no-store' })
    .then((response) => (response.ok ? response.json() : undefined))
    .catch(() => undefined)
  const { allowed } = (answer ?? {}) as { allowed?: unknown }
  if (allowed === false) {
    const message = `${shop} refuses the requests of this page; ${advice(window.origin)}`
    console.error(`shop: ${message}`)
    document.dispatchEvent(new CustomEvent('shop-error', { detail: { message }, bubbles: true }))
  }
  return typeof allowed === 'boolean'
}
