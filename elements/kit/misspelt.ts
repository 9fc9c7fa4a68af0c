/** Html knows no capitals: `pageSize` arrives as `pagesize`. */
const bare = (attribute: string) => attribute.replaceAll(/[-_]/g, '')

/** Finds the attribute that somebody meant who wrote it without its hyphens, or with underscores. */
export function makeMeant(known: readonly string[]): (attribute: string) => string | undefined {
  const byBare = new Map(known.map((attribute) => [bare(attribute), attribute]))
  return (attribute) => (known.includes(attribute) ? undefined : byBare.get(bare(attribute)))
}
