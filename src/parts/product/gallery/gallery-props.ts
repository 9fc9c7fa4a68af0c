import type { Configuration } from '../../../model/app/configuration.ts'

export interface GalleryProps {
  /** ids of the pictures; none shows an empty stage */
  images: readonly string[]
  /** alternative texts by picture; the title where one is missing */
  altById: Readonly<Record<string, string>> | undefined
  title: string
  /** configuration.imageQuality */
  quality: Configuration['imageQuality']
}
