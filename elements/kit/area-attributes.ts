import * as z from 'zod/mini'
import { areaSpacingMaxPx } from '../../src/domain/constants.ts'
import { type AreasOptions, areaColumns, areaHeightPx, areaRatio } from '../../src/domain/page/areas.ts'
import { list } from '../../src/model/field.ts'
import { area } from '../../src/model/page/area.ts'
import { displayType, imagesData } from '../../src/model/page/images-data.ts'
import { type AttributeType, flag, json, number, oneOf } from './attribute.ts'

/** The attributes of every tag that shows areas. */
export const areaAttributes: { [K in keyof AreasOptions]-?: AttributeType<AreasOptions[K]> } = {
  /** areas as [{ "imageId", "imageWidth", "imageHeight", "imageAlt", "title", "url", "youtubeUrl", "promoText", "actionButtonTitle" }] */
  areas: json(list(area)),
  /** `carousel`: one image at a time; `slider`: several, which move by 600 px; `tiles`: a grid; `tiles` when absent */
  display: oneOf(displayType.options),
  /** maximum number of columns or visible slides, 2 or 3; 2 columns when absent */
  columns: number(undefined, { ...areaColumns, integer: true }),
  /** maximum image height in px, 16 to 1200; 170 when absent */
  maxHeight: number(undefined, areaHeightPx),
  /** aspect ratio of all images, width divided by height, 0.2 to 8; when absent, each image keeps its own */
  aspectRatio: number(undefined, areaRatio),
  /** renders images in grayscale */
  grayscale: flag(),
  /** shows a slider, regardless of `display` */
  slider: flag(),
  /** space above and below the images, in px */
  verticalSpacing: number(undefined, { min: 0, max: areaSpacingMaxPx }),
}

/** An image block as the CMS stores it. */
export const imagesBlock = json(z.looseObject({ title: z.optional(z.string()), data: z.optional(imagesData) }))

export const areaEvents = ['shop-area-click', 'shop-navigate'] as const

export const areaParts = ['area', 'image', 'link', 'button', 'slider', 'dots', 'arrow', 'dialog', 'dialog-backdrop'] as const
