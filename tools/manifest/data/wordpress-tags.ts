import type { Api } from '../contracts.ts'

/**
 * The tags and attributes that the WordPress plugin writes. `shop-config` and `api-base` are left out: whoever administers the site
 * decides which shop its pages talk to, not the author of a post.
 */
export function wordpressTags({ elements, settings }: Pick<Api, 'elements' | 'settings'>): string {
  const tags = elements.filter(({ tag }) => tag !== 'shop-config')
  const shared = settings.filter(({ name }) => name !== 'api-base')
  const described = tags.map(({ tag, text, attributes }) => [
    tag,
    {
      text: text.split(/ (?:Do|Don't|Keyboard|Screen readers): /)[0],
      attributes: Object.fromEntries(
        [...attributes, ...shared]
          .filter(({ name }) => name !== 'api-base')
          .map(({ name, kind, choices, text }) => [name, { kind, ...(choices && { choices }), text }]),
      ),
    },
  ])
  return `${JSON.stringify(Object.fromEntries(described), null, 2)}\n`
}
