/** Paths of the links of a page, without queries but those that page through a list. */
export const linksIn = (html: string) =>
  [...html.matchAll(/<a\s[^>]*?href="(\/[^"#]*)/g)]
    .map(([, path]) => (path as string).replaceAll('&amp;', '&'))
    .filter((path) => !path.startsWith('/dev/') && (!path.includes('?') || /\?page=\d+$/.test(path))) // /dev: development only
