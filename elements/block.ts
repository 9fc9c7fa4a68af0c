import { block as blockModel } from '../src/model/page/block.ts'
import { blockController } from '../src/views/block/block-controller.ts'
import { BlockLoadError } from '../src/views/block/block-load-error.tsx'
import { json, text } from './kit/attribute.ts'
import { contract, type ElementOf } from './kit/contract.ts'

/**
 * One block of a page as a content system stores it, shown by the element of its type; a type that the shop does not know shows
 * nothing. The common attributes of blocks (heading, width, spacing …) are passed on and win over the block. Keyboard and screen
 * readers: as the element of the type says.
 */
export const block = contract({
  tag: 'shop-block',
  controller: blockController,
  view: BlockLoadError,
  frame: 'bare',
  attributes: {
    /** type of the block; that of `block` when absent */
    type: text(),
    /** the whole block: { "type", "title", "titleFontSize", "platform", "data" } */
    block: json(blockModel),
  },
})

declare global {
  interface HTMLElementTagNameMap {
    'shop-block': ElementOf<typeof block>
  }
}
