import * as z from 'zod/mini'
import { imagePosition, textWithImageData } from '../src/model/page/text-data.ts'
import { TextWithImage } from '../src/views/text-with-image/text-with-image.tsx'
import { json, oneOf, text } from './kit/attribute.ts'
import { frameAttributes } from './kit/common.ts'
import { contract, type ElementOf } from './kit/contract.ts'

/**
 * A text and a picture at its side, below each other where there is no room. Keyboard: Tab reaches the links of the text. Screen
 * readers hear the picture, if it has words of its own, and then the text.
 */
export const textWithImage = contract({
  tag: 'shop-text-with-image',
  view: TextWithImage,
  frame: 'block',
  attributes: {
    /** html, which is cleaned; what stands inside the tag when absent */
    text: text(),
    /** id of a picture of the shop */
    imageId: text(),
    /** address of any other picture */
    imageSrc: text(),
    /** what the picture shows; absent for decoration */
    imageAlt: text(),
    /** side of the picture; left when absent */
    imagePosition: oneOf(imagePosition.options),
    /** css colour behind the block; without one the text stands on the dark ground of the theme */
    backgroundColor: frameAttributes.backgroundColor,
    /** the whole block as a content system stores it; single attributes win over it */
    block: json(z.looseObject({ title: z.optional(z.string()), data: z.optional(textWithImageData) })),
  },
  events: ['shop-navigate'],
  slots: ['heading', 'before', 'after', 'default', 'image'],
  parts: ['text', 'image', 'link', 'button'],
})

declare global {
  interface HTMLElementTagNameMap {
    'shop-text-with-image': ElementOf<typeof textWithImage>
  }
}
