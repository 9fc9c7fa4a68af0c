/*
 * Pictures of content blocks: what a content system may ask for; not of the specification. Apart from the other figures: a set
 * of them stands in the code of every page that needs one figure of its file.
 */
export const areaColumns = { min: 2, max: 3 } as const
export const areaHeightPx = { min: 16, max: 1200 } as const
/** width by height */
export const areaRatio = { min: 0.2, max: 8 } as const
