import { cellOf, type FileRow } from './file-row.ts'

/** A product and its variations; without the product if the file lacks it. */
export interface Family {
  parents: FileRow[]
  variations: FileRow[]
}

export const isVariation = ({ cells }: FileRow): boolean => /\bvariation\b/i.test(cellOf(cells, 'type'))

const refOf = (row: FileRow): string => (isVariation(row) ? cellOf(row.cells, 'parent') : cellOf(row.cells, 'sku') || idOf(row))
const idOf = ({ cells }: FileRow): string => (cellOf(cells, 'id') ? `id:${cellOf(cells, 'id')}` : '')

/**
 * Groups the rows of a variable product, which name it by SKU or id and can be anywhere in the file. It must see the whole file once
 * beforehand, and keeps a product only until its last row.
 */
export function createFamilies() {
  const sizes = new Map<string, number>()
  const aliases = new Map<string, string>()
  const waiting = new Map<string, Family & { left: number }>()
  const keyOf = (row: FileRow) => aliases.get(refOf(row)) ?? refOf(row)
  let isMerged = false

  return {
    survey(row: FileRow): void {
      const isVariable = /\bvariable\b/i.test(cellOf(row.cells, 'type'))
      if (!isVariable && !isVariation(row)) return
      sizes.set(refOf(row), (sizes.get(refOf(row)) ?? 0) + 1)
      if (isVariable && idOf(row) && idOf(row) !== refOf(row)) aliases.set(idOf(row), refOf(row))
    },
    /** The family of a row with its last one; undefined before. */
    add(row: FileRow): Family | undefined {
      mergeAliases()
      const key = keyOf(row)
      const size = sizes.get(key)
      if (size === undefined) return { parents: [row], variations: [] }
      const family = waiting.get(key) ?? { parents: [], variations: [], left: size }
      ;(isVariation(row) ? family.variations : family.parents).push(row)
      family.left -= 1
      if (family.left > 0) {
        waiting.set(key, family)
        return undefined
      }
      waiting.delete(key)
      return family
    },
  }

  /** Counts the variations that name a product by its id together with those that name it by its SKU. */
  function mergeAliases(): void {
    if (isMerged) return
    isMerged = true
    for (const [alias, key] of aliases) {
      sizes.set(key, (sizes.get(key) ?? 0) + (sizes.get(alias) ?? 0))
      sizes.delete(alias)
    }
  }
}
