import { Images } from '../src/views/images/images.tsx'
import { areaAttributes, areaEvents, areaParts, imagesBlock } from './kit/area-attributes.ts'
import { frameAttributes } from './kit/common.ts'
import { contract, type ElementOf } from './kit/contract.ts'

/**
 * Pictures, promotions and videos: one at a time, in a slider, or as tiles. An area is a picture that may have a title, lead
 * somewhere or open a video; with a text and a button of its own it is a promotion, in a carousel on its picture.
 *
 * Keyboard: Tab leads through the areas, then to the arrows and dots; a slide that gets the focus comes into view; a video opens in
 * a dialog that Escape closes. Nothing moves by itself. Screen readers hear a carousel by the heading of the block, and
 * "Slide 2 of 4"; a picture without words of its own is decoration.
 */
export const images = contract({
  tag: 'shop-images',
  view: Images,
  frame: 'block',
  attributes: {
    ...areaAttributes,
    heading: frameAttributes.heading,
    responsive: frameAttributes.responsive,
    /** the whole block as a content system stores it; single attributes win over it */
    block: imagesBlock,
  },
  events: areaEvents,
  slots: ['heading', 'before', 'after', 'empty'],
  parts: areaParts,
})

declare global {
  interface HTMLElementTagNameMap {
    'shop-images': ElementOf<typeof images>
  }
}
