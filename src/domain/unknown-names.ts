/** A name in an attribute of a tag, as the shop may know it. */
export interface AskedName {
  attribute: string
  kind: 'category' | 'product-list' | 'product' | 'code' | 'filter' | 'sort' | 'form' | 'news' | 'page' | 'block type'
  value: string
  /** all names that there are; undefined: the shop is asked */
  known?: readonly string[] | undefined
  /** the shop has already said that it has no such thing */
  isMissing?: boolean | undefined
}

const things: Partial<Record<AskedName['kind'], string>> = { 'product-list': 'products in a list', code: 'product' }

/** What is said about a name that the shop does not have. */
export const unknownNameMessage = ({ kind, value }: Pick<AskedName, 'kind' | 'value'>, nearest: string | undefined): string =>
  `the ${kind === 'block type' ? 'kit' : 'shop'} has no ${things[kind] ?? kind} "${value}"${nearest === undefined ? '' : `; did you mean "${nearest}"?`}`
