/** A deep copy without prototypes. */
function bare(value: unknown): unknown {
  if (typeof value !== 'object' || value === null) return value
  const copy = (Array.isArray(value) ? [...value] : { ...value }) as Record<string, unknown>
  for (const key of Object.keys(copy)) copy[key] = bare(copy[key])
  return Object.setPrototypeOf(copy, null)
}

/**
 * Serializes plain data to JSON, ignoring `toJSON` methods on prototypes: old libraries such as Prototype.js add one that
 * encodes arrays twice.
 */
export const stringify = (value: unknown): string => JSON.stringify('toJSON' in [] ? bare(value) : value)
