/** Html knows no capitals: `pageSize` arrives as `pagesize`. */
const normalize = (attribute: string) => attribute.replaceAll(/[-_]/g, '')

/** Finds the attribute that somebody meant who wrote it without its hyphens, or with underscores. */
export function createAttributeSuggester(known: readonly string[]): (attribute: string) => string | undefined {
  const byNormalized = new Map(known.map((attribute) => [normalize(attribute), attribute]))
  return (attribute) => (known.includes(attribute) ? undefined : byNormalized.get(normalize(attribute)))
}
