import * as z from 'zod/mini'
import { imagePosition, textWithImageData } from '../src/model/page/text-data.ts'
import { TextWithImage } from '../src/views/text-with-image/text-with-image.tsx'
import { json, oneOf, text } from './kit/attribute.ts'
import { frameAttributes } from './kit/common.ts'
import { contract } from './kit/contract.ts'

/**
 * Text with an image at its side; stacked when the space is too narrow. Keyboard: Tab moves through the links of the text.
 * Screen readers: the image, if it has alternative text, then the text.
 *
 * Do: Use an image that says something the text does not. Don't: Use it for a banner: the text would be too small to read at a
 * distance.
 *
 * @serverRendered
 */
export const textWithImage = contract({
  tag: 'shop-text-with-image',
  view: TextWithImage,
  frame: 'block',
  attributes: {
    /** HTML, which gets sanitized; default: the content of the element */
    text: text(),
    /** id of an image of the shop */
    imageId: text(),
    /** URL of any other image */
    imageSrc: text(),
    /** alternative text of the image; omit it for a decorative image */
    imageAlt: text(),
    /** side of the image; `left` when absent */
    imagePosition: oneOf(imagePosition.options),
    /** CSS background colour; when absent, the dark background of the theme */
    backgroundColor: frameAttributes.backgroundColor,
    /** the whole block as the CMS stores it; individual attributes override it */
    block: json(z.looseObject({ title: z.optional(z.string()), data: z.optional(textWithImageData) })),
  },
  events: ['shop-navigate'],
  slots: [
    'heading',
    'before',
    'after',
    /** the text, without the attribute `text` */
    'default',
    'image',
  ],
  parts: ['text', 'image', 'link', 'button'],
})
