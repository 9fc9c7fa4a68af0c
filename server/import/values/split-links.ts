/**
 * The addresses in a cell: separated by commas, semicolons, bars or white space, but only where another address begins, because
 * they may contain such signs.
 */
export const splitLinks = (cell: string): string[] =>
  cell
    .split(/\s*[,;|]\s*(?=(?:https?:)?\/\/)|\s+(?=(?:https?:)?\/\/)/i)
    .map((url) => url.trim().replace(/[,;|]+$/, ''))
    .filter(Boolean)
