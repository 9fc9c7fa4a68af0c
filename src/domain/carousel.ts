import { carouselStepsPx, mediumScreenPx, narrowGapPx, wideGapPx } from './constants.ts'

/** Slides that stand side by side at a width in px (CAR-04, CONST-33). */
export const visibleSlides = (widthPx: number): number => carouselStepsPx.find(([from]) => widthPx >= from)?.[1] ?? 1

/** Room between two slides in px (L10, CONST-33). */
export const slideGap = (widthPx: number): number => (widthPx >= mediumScreenPx ? wideGapPx : narrowGapPx)
