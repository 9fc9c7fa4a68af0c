import * as z from 'zod/mini'
import type { FrameProps } from '../../src/ui/frame.tsx'
import { type AttributeType, flag, json, oneOf, text } from './attribute.ts'

/** What every tag understands through its settings, attribute by property; it is read from the element itself. */
export const settingAttributes = { language: 'language', apiBase: 'api-base' }

/** Attributes of every tag that can stand as a block of a page. */
export const frameAttributes: { [K in keyof FrameProps]-?: AttributeType<FrameProps[K]> } = {
  /** title above the block */
  heading: text(),
  /** css size of the heading; a bare number is in pixels */
  headingSize: text(),
  /** widest extent of the block; none when absent */
  width: oneOf(['none', 'default', 'wide', 'narrow', 'like-header', 'half-header']),
  /** room at both sides */
  sidePadding: flag(false),
  /** room above and below; none when absent */
  spacing: oneOf(['large', 'small', 'none']),
  /** css colour behind the block; words and controls on it turn light or dark to suit it */
  backgroundColor: text(),
  /** screens that show the block; both when absent */
  platform: oneOf(['both', 'desktop', 'phone']),
  /** which width decides the number of columns and slides */
  responsive: oneOf(['viewport', 'container'], 'viewport'),
  /** the whole block as a content system stores it; single attributes win over it */
  block: json(z.looseObject({ title: z.optional(z.string()), data: z.optional(z.looseObject({})) })),
}
