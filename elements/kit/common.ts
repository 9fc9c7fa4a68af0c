import * as z from 'zod/mini'
import type { FrameProps } from '../../src/ui/frame.tsx'
import { type AttributeType, flag, json, oneOf, text } from './attribute.ts'

/** Settings that every element accepts: attribute name by property name. They are read from the element, not from the contract. */
export const settingAttributes = {
  /** language of this tag, as a language code such as lt or lt-LT; default: that of the page */
  language: 'language',
  /** URL of the shop for this tag; default: that of the page */
  apiBase: 'api-base',
}

/** Attributes of every element that can be a block of a page. */
export const frameAttributes: { [K in keyof FrameProps]-?: AttributeType<FrameProps[K]> } = {
  /** title above the block */
  heading: text(),
  /** font size of the heading, as a CSS length; a bare number is in px */
  headingSize: text(),
  /** maximum width of the block; `none` when absent */
  width: oneOf(['none', 'default', 'wide', 'narrow', 'like-header', 'half-header']),
  /** adds padding on both sides */
  sidePadding: flag(false),
  /** space above and below the block; `none` when absent */
  spacing: oneOf(['large', 'small', 'none']),
  /** CSS background colour of the block; text and controls switch to light or dark for contrast */
  backgroundColor: text(),
  /** devices that show the block; `both` when absent */
  platform: oneOf(['both', 'desktop', 'phone']),
  /** whether the width of the viewport or of the container determines the number of columns and slides */
  responsive: oneOf(['viewport', 'container'], 'viewport'),
  /** the whole block as the CMS stores it; individual attributes override it */
  block: json(z.looseObject({ title: z.optional(z.string()), data: z.optional(z.looseObject({})) })),
}
