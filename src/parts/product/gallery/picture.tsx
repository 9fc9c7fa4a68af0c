import { imageSources } from '../../../base/images/image-sources.ts'
import { getOwn } from '../../../domain/get-own.ts'
import { useSettings } from '../../../kit/host.ts'
import type { Configuration } from '../../../model/app/configuration.ts'

export interface GalleryProps {
  /** ids of the pictures; a placeholder renders if empty */
  images: readonly string[]
  /** alt texts by picture id; default the title */
  altById: Readonly<Record<string, string>> | undefined
  title: string
  /** configuration.imageQuality */
  quality: Configuration['imageQuality']
}

export interface PictureProps extends Pick<GalleryProps, 'altById' | 'title' | 'quality'> {
  id: string
  /** maximum width in CSS pixels; `sizes` of the image */
  width: number
  sizes: string
  /** loads eagerly with high priority */
  early?: boolean
  /** empty alt text, because adjacent text has the same content */
  decorative?: boolean
}

/** One uncropped picture of a product; reserves its space while it loads. */
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
