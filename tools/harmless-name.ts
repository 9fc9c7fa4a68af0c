/** Words for which the filter lists of ad blockers refuse a file, whatever it contains. */
const refused =
  /analytics?|track(?:er|ing)?|\bads?\b|advert\w*|banners?|popups?|newsletter|cookies?|consent|social|impressions?|promo(?:tion)?s?|sponsor\w*|pixel|beacon|stat(?:s|istics)?\b|tag-manager|affiliate|campaigns?|survey|share\b/g

/** A file name without such words: of each, its first letter stays. The hash after it tells files of the same name apart. */
export const harmlessName = (name: string): string => name.replaceAll(refused, ([first = '']) => first)
