import type { Area } from '../../model/page/area.ts'
import type { DisplayType, ImagesData } from '../../model/page/images-data.ts'
import { areaSpacingMaxPx, areasLimit, imageMaxHeightPx } from '../constants.ts'

/*
 * Pictures of content blocks: what a content system may ask for; not of the specification. Apart from the other figures: a set
 * of them stands in the code of every page that needs one figure of its file.
 */
export const areaColumns = { min: 2, max: 3 } as const
export const areaHeightPx = { min: 16, max: 1200 } as const
/** width by height */
export const areaRatio = { min: 0.2, max: 8 } as const

/** Areas as attributes say them; what is undefined is up to the block, then to the defaults. */
export interface AreasOptions {
  areas: readonly Area[] | undefined
  display: DisplayType | undefined
  columns: number | undefined
  /** px */
  maxHeight: number | undefined
  aspectRatio: number | undefined
  grayscale: boolean | undefined
  slider: boolean | undefined
  /** px */
  verticalSpacing: number | undefined
}

export const clamp = (value: number, { min, max }: { min: number; max: number }) => Math.min(Math.max(value, min), max)

/** The areas that have something to show, and no more of them than a page can bear. */
export const visibleAreas = (areas: readonly Area[] | undefined): Area[] =>
  (areas ?? [])
    .slice(0, areasLimit)
    .filter(({ imageId, title, promoText, actionButtonTitle }) => imageId !== undefined || title || promoText || actionButtonTitle)

/** A promotion says something and has its own button; any other area is a picture with a title. */
export const isPromotion = ({ promoText, actionButtonTitle }: Area): boolean => Boolean(promoText || actionButtonTitle)

/** A ratio of width by height that can be drawn; undefined for none. */
export const readRatio = (ratio: number | undefined): number | undefined => (ratio ? clamp(ratio, areaRatio) : undefined)

/** Attributes win over the block; a block that is to stand in a slider does so whatever its display (BANNER-07, BANNER-08, BANNER-11). */
export function resolveAreas(options: AreasOptions, data: ImagesData | undefined) {
  const inSlider = options.slider ?? (options.display === undefined && data?.displayInSlider === true)
  const columns = options.columns ?? data?.columnsCount
  return {
    areas: visibleAreas(options.areas ?? data?.areas),
    display: inSlider ? ('slider' as const) : (options.display ?? data?.displayType ?? ('tiles' as const)),
    /** undefined: two tiles, or as many slides as there is room for */
    columns: columns === undefined ? undefined : clamp(Math.round(columns), areaColumns),
    maxHeightPx: clamp(Math.round(options.maxHeight ?? data?.maxHeight ?? imageMaxHeightPx), areaHeightPx),
    ratio: readRatio(options.aspectRatio ?? data?.aspectRatio),
    isGrayscale: options.grayscale ?? data?.displayGrayscale ?? false,
    verticalSpacingPx: clamp(options.verticalSpacing ?? data?.verticalSpacing ?? 0, { min: 0, max: areaSpacingMaxPx }),
  }
}

/** Width by height of the picture as it was uploaded; undefined where the area does not say it. */
export const naturalRatio = ({ imageWidth, imageHeight }: Pick<Area, 'imageWidth' | 'imageHeight'>): number | undefined =>
  imageWidth && imageHeight ? readRatio(imageWidth / imageHeight) : undefined
