import * as z from 'zod/mini'
import { id, maybe, swatch } from '../field.ts'

/** How a product attribute is displayed and selected (ENT-05). */
export const attributeType = z.enum(['text', 'textWithImage', 'number', 'inputText', 'inputSelect', 'inputProduct', 'textMultiple'])
export type AttributeType = z.output<typeof attributeType>

/** A selectable value of an attribute. `price` is a surcharge in currency units (ENT-06). */
export const attributeValue = z.looseObject({
  value: id,
  title: maybe(z.string()),
  price: maybe(z.number()),
  image: maybe(z.string()),
  imageAlt: maybe(z.string()),
  /** the colour itself; product cards show it as a dot */
  swatch,
  tags: maybe(z.array(z.string())),
  sortNumber: maybe(z.number()),
})
export type AttributeValue = z.output<typeof attributeValue>

/** A product attribute with its values (ENT-04). */
export const attribute = z.looseObject({
  code: z.string(),
  title: maybe(z.string()),
  type: attributeType,
  value: maybe(z.union([z.string(), z.number(), z.array(z.union([z.string(), z.number()]))])),
  valueTitle: maybe(z.string()),
  values: maybe(z.array(attributeValue)),
  order: maybe(z.number()),
  group: maybe(z.string()),
  suffix: maybe(z.string()),
  placeholder: maybe(z.string()),
  isRequired: maybe(z.boolean()),
  isRenderedAsDropdown: maybe(z.boolean()),
  hasLinkToSearch: maybe(z.boolean()),
  hideTooltip: maybe(z.boolean()),
  imageSize: maybe(z.number()),
  /** surcharge for any entered value, in currency units */
  price: maybe(z.number()),
})
export type Attribute = z.output<typeof attribute>

/** A paid service that a choice adds to a line, such as an engraving (SIDE-10). */
export const service = z.looseObject({
  code: maybe(z.string()),
  title: maybe(z.string()),
  price: maybe(z.number()),
  priceOld: maybe(z.number()),
})
export type Service = z.output<typeof service>
