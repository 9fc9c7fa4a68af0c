/** Pushes to `window.dataLayer`. What the page has put there is not trusted: nothing it throws reaches the shop. */
export function pushToDataLayer(...entries: unknown[]): void {
  try {
    const page = globalThis as { dataLayer?: unknown }
    page.dataLayer ??= []
    if (Array.isArray(page.dataLayer)) for (const entry of entries) page.dataLayer.push(entry)
  } catch (error) {
    console.error(error)
  }
}
