import { block as blockModel } from '../src/model/page/block.ts'
import { blockController } from '../src/views/block/block-controller.ts'
import { BlockLoadError } from '../src/views/block/block-load-error.tsx'
import { json, text } from './kit/attribute.ts'
import { contract } from './kit/contract.ts'

/**
 * Renders one block of a page, as the CMS stores it, with the element of its type; an unknown type renders nothing. Common
 * block attributes (heading, width, spacing …) are passed on and override those of the block. Keyboard and screen readers: see
 * the element of that type.
 *
 * Do: Use it to render the blocks that your CMS stores, one tag per block. Don't: Use it for content that you write by hand:
 * the tag of each type is easier to read.
 */
export const block = contract({
  tag: 'shop-block',
  controller: blockController,
  view: BlockLoadError,
  frame: 'bare',
  attributes: {
    /** type of the block; defaults to the `type` of `block` */
    type: text(),
    /** the whole block: { "type", "title", "titleFontSize", "platform", "data" } */
    block: json(blockModel),
  },
})
