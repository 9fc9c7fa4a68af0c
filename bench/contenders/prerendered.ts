/** The HTML of a tag with its content, as a host page includes it. Throws if the shop sends the tag without content. */
export async function prerenderedTag(shop: string, tag: string, attributes: Readonly<Record<string, string | boolean>>): Promise<string> {
  const query = new URLSearchParams({ tag, attributes: JSON.stringify(attributes), lang: 'en', absolute: 'true' })
  const response = await fetch(`${shop}/render?${query}`)
  const html = await response.text()
  if (!response.ok || !html.includes('data-shop-seed')) throw new Error(`The shop has not rendered the contender: ${response.status}`)
  return html
}
