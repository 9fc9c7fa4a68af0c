/** A name in an attribute of a tag, as the shop may know it. */
export interface AskedName {
  attribute: string
  kind: 'category' | 'product-list' | 'product' | 'code' | 'filter' | 'attribute' | 'sort' | 'form' | 'news' | 'page' | 'block type'
  value: string
  /** all existing names; if undefined, the shop is asked */
  known?: readonly string[] | undefined
  /** the shop has already said that it has no such thing */
  isMissing?: boolean | undefined
}
