import { Images } from '../src/views/images/images.tsx'
import { areaAttributes, areaEvents, areaParts, imagesBlock } from './kit/area-attributes.ts'
import { frameAttributes } from './kit/common.ts'
import { contract } from './kit/contract.ts'

/**
 * Images, promotions and videos: one at a time, in a slider, or as tiles. An area is an image that can have a title, link to a
 * page or open a video; with text and a button it is a promotion, which the carousel renders over its image.
 *
 * Keyboard: Tab moves through the areas, then to the arrows and dots; a focused slide scrolls into view; Escape closes the
 * video dialog. Nothing moves automatically. Screen readers: a carousel named by the heading of the block, with slides labelled
 * such as "Slide 2 of 4"; an image without alternative text is decorative.
 *
 * Do: Give every image with a message an alternative text. Start with the image that matters most: many visitors see only the
 * first. Don't: Put text into the image itself: it does not scale, translate or reflow.
 *
 * @serverRendered
 */
export const images = contract({
  tag: 'shop-images',
  view: Images,
  frame: 'block',
  attributes: {
    ...areaAttributes,
    heading: frameAttributes.heading,
    responsive: frameAttributes.responsive,
    /** the whole block as the CMS stores it; individual attributes override it */
    block: imagesBlock,
  },
  events: areaEvents,
  slots: ['heading', 'before', 'after', 'empty'],
  parts: areaParts,
})
