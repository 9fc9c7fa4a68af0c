import { ImageRow } from '../src/views/image-row/image-row.tsx'
import { areaAttributes, areaEvents, areaParts, imagesBlock } from './kit/area-attributes.ts'
import { frameAttributes } from './kit/common.ts'
import { contract } from './kit/contract.ts'

/**
 * Images of equal height in a row, such as brand logos. Keyboard: Tab moves through the images that are links or open a video;
 * Escape closes the video dialog. Screen readers: a list; an image without alternative text is decorative.
 *
 * Do: Use it for logos and seals of about the same shape. Don't: Use it for pictures that need a title: shop-images has one.
 *
 * @serverRendered
 */
export const imageRow = contract({
  tag: 'shop-image-row',
  view: ImageRow,
  frame: 'block',
  attributes: {
    /** images as [{ "imageId", "imageWidth", "imageHeight", "imageAlt", "title", "url", "youtubeUrl" }] */
    areas: areaAttributes.areas,
    /** maximum image height in px, 16 to 1200; 170 when absent */
    maxHeight: areaAttributes.maxHeight,
    /** renders images in grayscale */
    grayscale: areaAttributes.grayscale,
    /** shows a slider instead of rows */
    slider: areaAttributes.slider,
    heading: frameAttributes.heading,
    responsive: frameAttributes.responsive,
    /** the whole block as the CMS stores it; individual attributes override it */
    block: imagesBlock,
  },
  events: areaEvents,
  slots: ['heading', 'before', 'after', 'empty'],
  parts: [
    /** the row of images */
    'row',
    ...areaParts,
  ],
})
