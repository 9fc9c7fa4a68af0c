/** Reads a property by a key from data. Ignores inherited ones such as `constructor` (R10). */
export const getOwn = <T>(table: Readonly<Record<string, T>> | undefined, key: string): T | undefined =>
  table && Object.hasOwn(table, key) ? table[key] : undefined
