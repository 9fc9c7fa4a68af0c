import { galleryThumbnailsCount } from '../constants.ts'

/** Thumbnails of a gallery: so many pictures are shown, a '+N' tile stands for the rest (PDP-03, CONST-17). */
export function thumbnails(pictures: number, most: number = galleryThumbnailsCount): { shown: number; more: number } {
  const shown = Math.min(pictures, most)
  return { shown, more: pictures - shown }
}
