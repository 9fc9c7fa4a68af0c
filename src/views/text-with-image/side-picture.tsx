import { imageSources } from '../../base/images/image-sources.ts'
import { widthSources } from '../../base/images/width-sources.ts'
import { naturalRatio } from '../../domain/page/areas.ts'
import { useSettings } from '../../kit/host.ts'
import { useConfiguration } from '../../parts/app/use-configuration.ts'
import { useAboveFold } from '../../parts/page/use-above-fold.ts'

interface SidePictureProps {
  id: string | undefined
  /** URL of an external picture, used unchanged */
  src: string | undefined
  alt: string
  natural: Parameters<typeof naturalRatio>[0]
}

const widthPx = 720
const usualRatio = 1.5

/** The picture next to a text; covers its half at any size. */
export function SidePicture({ id, src, alt, natural }: SidePictureProps) {
  const { apiBase } = useSettings()
  const quality = useConfiguration()?.imageQuality
  const isAboveFold = useAboveFold()
  const own = naturalRatio(natural)
  const ratio = own ?? usualRatio
  const sources =
    id === undefined
      ? { src, srcSet: undefined }
      : own === undefined
        ? imageSources(apiBase, id, { width: widthPx, ratio, quality, fit: 'cover' })
        : widthSources(apiBase, id, { widthPx, quality })
  return (
    <img
      part="image"
      src={sources.src}
      srcSet={sources.srcSet}
      sizes={sources.srcSet && '(min-width: 768px) 50vw, 100vw'}
      alt={alt}
      width={widthPx}
      height={Math.round(widthPx / ratio)}
      loading={isAboveFold ? 'eager' : 'lazy'}
      fetchPriority={isAboveFold ? 'high' : undefined}
      decoding="async"
    />
  )
}
