import { ImageRow } from '../src/views/image-row/image-row.tsx'
import { areaAttributes, areaEvents, areaParts, imagesBlock } from './kit/area-attributes.ts'
import { frameAttributes } from './kit/common.ts'
import { contract, type ElementOf } from './kit/contract.ts'

/**
 * Pictures of one height beside each other, such as brands. Keyboard: Tab leads through those that lead somewhere or open a video,
 * a dialog that Escape closes. Screen readers hear a list; a picture without words of its own is decoration.
 */
export const imageRow = contract({
  tag: 'shop-image-row',
  view: ImageRow,
  frame: 'block',
  attributes: {
    /** [{ "imageId", "imageWidth", "imageHeight", "imageAlt", "title", "url", "youtubeUrl" }] */
    areas: areaAttributes.areas,
    /** height of the pictures at most, in px; 170 when absent */
    maxHeight: areaAttributes.maxHeight,
    /** pictures without colour */
    grayscale: areaAttributes.grayscale,
    /** a slider instead of rows */
    slider: areaAttributes.slider,
    heading: frameAttributes.heading,
    responsive: frameAttributes.responsive,
    /** the whole block as a content system stores it; single attributes win over it */
    block: imagesBlock,
  },
  events: areaEvents,
  slots: ['heading', 'before', 'after', 'empty'],
  parts: ['row', ...areaParts],
})

declare global {
  interface HTMLElementTagNameMap {
    'shop-image-row': ElementOf<typeof imageRow>
  }
}
