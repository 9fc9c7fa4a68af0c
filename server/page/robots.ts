/** robots.txt: allows the public pages, and names the paths that are no use to a search engine. */
export const robotsText = (origin: string, personalPaths: readonly string[]): string =>
  [
    'User-agent: *',
    'Disallow: /dev/',
    ...personalPaths.map((path) => encodeURI(path)).flatMap((path) => [`Disallow: ${path}$`, `Disallow: ${path}?`, `Disallow: ${path}/`]),
    'Allow: /',
    '',
    `Sitemap: ${origin}/sitemap.xml`,
    '',
  ].join('\n')
