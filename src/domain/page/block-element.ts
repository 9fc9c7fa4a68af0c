import type { Block } from '../../model/page/block.ts'
import { blockAttributes } from './block-attributes.ts'
import { blockLayout } from './block-layout.ts'

/** Marks the first block of a page, whose picture loads at once. */
export const firstBlockAttribute = 'data-first-block'

/** Attributes of `shop-block` that its element gets, too: they override those of the block. */
export const passedAttributes = [
  'language',
  'api-base',
  'heading',
  'heading-size',
  'width',
  'side-padding',
  'spacing',
  'background-color',
  'platform',
  'responsive',
  'url-sync',
  'filters-position',
  firstBlockAttribute,
] as const

/** The attributes of the element that renders a block. `own` are those of the `shop-block` around it. */
export const blockElementAttributes = (block: Block, own: Readonly<Record<string, string>>): Record<string, string> => ({
  ...blockLayout(block),
  ...blockAttributes(block),
  ...Object.fromEntries(passedAttributes.flatMap((name) => (own[name] === undefined ? [] : [[name, own[name]]]))),
})
