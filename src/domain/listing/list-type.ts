export type ListType = 'grid' | 'list'

const known = (value: string | undefined): value is ListType => value === 'grid' || value === 'list'

/** Grid or list: fixed by the page, else the shopper's choice, else the shop's default, else grid (LIST-17). */
export const listType = (...candidates: readonly (string | undefined)[]): ListType => candidates.find(known) ?? 'grid'
