import type { CSSProperties } from 'react'
import { heightSources } from '../../../base/images/height-sources.ts'
import { imageSources } from '../../../base/images/image-sources.ts'
import { widthSources } from '../../../base/images/width-sources.ts'
import { imageMaxHeightPx } from '../../../domain/constants.ts'
import { isPromotion, naturalRatio } from '../../../domain/page/areas.ts'
import { useSettings } from '../../../kit/host.ts'
import type { Area } from '../../../model/page/area.ts'
import { useConfiguration } from '../../app/use-configuration.ts'
import { type AreaLayout, coverSize } from './area-layout.ts'

interface AreaPictureProps {
  area: Area & { imageId: string }
  layout: AreaLayout
  /** above the fold: loads eagerly */
  isEarly: boolean
}

/**
 * The picture of an area. Its box is sized before it loads to avoid layout shift: by the given ratio, or by the block's maximum
 * height and the picture's own width (BANNER-10, BANNER-11).
 */
export function AreaPicture({ area, layout, isEarly }: AreaPictureProps) {
  const { apiBase } = useSettings()
  const quality = useConfiguration()?.imageQuality
  const { imageId, imageAlt = '', imageHeight } = area
  const isCover = layout.ratio !== undefined || isPromotion(area)
  const ownRatio = naturalRatio(area)
  const { maxHeightPx = imageMaxHeightPx } = layout
  const heightPx = Math.min(maxHeightPx, imageHeight || maxHeightPx)
  const cover = coverSize({ ...layout, ratio: layout.ratio ?? ownRatio })
  const ratio = isCover ? cover.ratio : ownRatio
  const { src, srcSet } = isCover
    ? cover.ratio === ownRatio
      ? widthSources(apiBase, imageId, { widthPx: cover.width, quality })
      : imageSources(apiBase, imageId, { ...cover, quality, fit: 'cover' })
    : heightSources(apiBase, imageId, { heightPx, quality })
  return (
    <span
      className="area-picture"
      data-fit={isCover ? 'cover' : ratio === undefined ? 'unknown' : 'whole'}
      data-grayscale={layout.isGrayscale || undefined}
      style={boxStyle(ratio, isCover ? layout.maxHeightPx : heightPx)}
    >
      <img
        part="image"
        src={src}
        srcSet={srcSet}
        sizes={isCover ? cover.sizes : undefined}
        alt={imageAlt}
        width={ratio === undefined ? undefined : Math.round(heightPx * ratio)}
        height={heightPx}
        loading={isEarly ? 'eager' : 'lazy'}
        fetchPriority={isEarly ? 'high' : undefined}
        decoding="async"
      />
    </span>
  )
}

const boxStyle = (ratio: number | undefined, heightPx: number | undefined) =>
  ({ '--area-ratio': ratio, '--area-height': heightPx === undefined ? undefined : `${heightPx}px` }) as CSSProperties
