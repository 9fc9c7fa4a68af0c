/** The entry of a table that came from data; never what every object inherits, such as `constructor` (R10). */
export const getOwn = <T>(table: Readonly<Record<string, T>> | undefined, key: string): T | undefined =>
  table && Object.hasOwn(table, key) ? table[key] : undefined
