import { imageSources } from '../../../base/images/image-sources.ts'
import { getOwn } from '../../../domain/get-own.ts'
import { useSettings } from '../../../kit/host.ts'
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

interface PictureProps extends Pick<GalleryProps, 'altById' | 'title' | 'quality'> {
  id: string
  /** css pixels at its widest, and how wide it is on the screens of the page */
  width: number
  sizes: string
  /** fetched at once, before other pictures */
  early?: boolean
  /** says what stands beside it already */
  decorative?: boolean
}

/** One picture of a product, whole; its place is kept while it loads. */
export function Picture({ id, altById, title, quality, width, sizes, early, decorative }: PictureProps) {
  const { apiBase } = useSettings()
  const { src, srcSet } = imageSources(apiBase, id, { width, quality })
  return (
    <img
      part="image"
      src={src}
      srcSet={srcSet}
      sizes={sizes}
      alt={decorative ? '' : getOwn(altById, id) || title}
      width={width}
      height={width}
      loading={early ? 'eager' : 'lazy'}
      fetchPriority={early ? 'high' : undefined}
      decoding="async"
      draggable={false}
    />
  )
}
