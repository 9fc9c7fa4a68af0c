/** Ignores hyphens and underscores; HTML itself lowercases `pageSize` to `pagesize`. */
const normalize = (attribute: string) => attribute.replaceAll(/[-_]/g, '')

/** Returns a function that suggests the known attribute for one written without hyphens or with underscores. */
export function createAttributeSuggester(known: readonly string[]): (attribute: string) => string | undefined {
  const byNormalized = new Map(known.map((attribute) => [normalize(attribute), attribute]))
  return (attribute) => (known.includes(attribute) ? undefined : byNormalized.get(normalize(attribute)))
}
