import { galleryThumbnailsCount } from '../constants.ts'

/** Thumbnails of a gallery: so many pictures are shown, a '+N' tile stands for the rest (PDP-03, CONST-17). */
export function thumbnails(pictures: number, maxCount: number = galleryThumbnailsCount): { shown: number; more: number } {
  const shown = Math.min(pictures, maxCount)
  return { shown, more: pictures - shown }
}
