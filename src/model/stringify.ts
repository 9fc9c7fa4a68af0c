/** A copy that inherits nothing. */
function bare(value: unknown): unknown {
  if (typeof value !== 'object' || value === null) return value
  const copy = (Array.isArray(value) ? [...value] : { ...value }) as Record<string, unknown>
  for (const key of Object.keys(copy)) copy[key] = bare(copy[key])
  return Object.setPrototypeOf(copy, null)
}

/**
 * The JSON of plain data, whatever the page has added to prototypes: the `toJSON` of old libraries such as Prototype.js would have
 * arrays encoded twice.
 */
export const stringify = (value: unknown): string => JSON.stringify('toJSON' in [] ? bare(value) : value)
