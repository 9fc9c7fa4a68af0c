import * as z from 'zod/mini'
import { areaSpacingMaxPx } from '../../src/domain/constants.ts'
import { type AreasOptions, areaColumns, areaHeightPx, areaRatio } from '../../src/domain/page/areas.ts'
import { list } from '../../src/model/field.ts'
import { area } from '../../src/model/page/area.ts'
import { displayType, imagesData } from '../../src/model/page/images-data.ts'
import { type AttributeType, flag, json, number, oneOf } from './attribute.ts'

/** The attributes of every tag that shows areas. */
export const areaAttributes: { [K in keyof AreasOptions]-?: AttributeType<AreasOptions[K]> } = {
  /** [{ "imageId", "imageWidth", "imageHeight", "imageAlt", "title", "url", "youtubeUrl", "promoText", "actionButtonTitle" }] */
  areas: json(list(area)),
  /** one at a time, several that move by 600 px, or tiles; tiles when absent */
  display: oneOf(displayType.options),
  /** tiles side by side, 2 when absent, or slides where there is room for them */
  columns: number(undefined, { ...areaColumns, integer: true }),
  /** height of the pictures at most, in px; 170 when absent */
  maxHeight: number(undefined, areaHeightPx),
  /** width by height that all pictures fill; each keeps its own when absent */
  aspectRatio: number(undefined, areaRatio),
  /** pictures without colour */
  grayscale: flag(),
  /** a slider, whatever the display is */
  slider: flag(),
  /** room above and below the pictures, in px */
  verticalSpacing: number(undefined, { min: 0, max: areaSpacingMaxPx }),
}

/** A block of pictures as a content system stores it. */
export const imagesBlock = json(z.looseObject({ title: z.optional(z.string()), data: z.optional(imagesData) }))

export const areaEvents = ['shop-area-click', 'shop-navigate'] as const

export const areaParts = ['area', 'image', 'link', 'button', 'slider', 'dots', 'arrow', 'dialog', 'dialog-backdrop'] as const
