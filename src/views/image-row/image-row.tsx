import { messages } from '../../domain/messages.ts'
import { type AreasOptions, resolveAreas } from '../../domain/page/areas.ts'
import type { ImagesData } from '../../model/page/images-data.ts'
import { useText } from '../../parts/app/use-text.ts'
import { Areas } from '../../parts/page/areas/areas.tsx'

export interface ImageRowProps extends Pick<AreasOptions, 'areas' | 'maxHeight' | 'grayscale' | 'slider'> {
  heading: string | undefined
  responsive: 'viewport' | 'container'
  block: { title?: string | undefined; data?: ImagesData | undefined } | undefined
}

const defaults = { display: undefined, columns: undefined, aspectRatio: undefined, verticalSpacing: undefined }

/** Pictures of equal height in a row that wraps, or in a slider (BANNER-12). */
export function ImageRow({ heading, responsive, block, ...options }: ImageRowProps) {
  const t = useText()
  const { areas, display, columns, maxHeightPx, ratio, isGrayscale, verticalSpacingPx } = resolveAreas(
    { ...defaults, ...options },
    block?.data,
  )
  if (areas.length === 0) return <slot name="empty" />
  return (
    <Areas
      areas={areas}
      layout={{ display: display === 'slider' ? display : 'row', columns, maxHeightPx, ratio, isGrayscale }}
      label={heading ?? block?.title ?? t(messages.images)}
      responsive={responsive}
      verticalSpacingPx={verticalSpacingPx}
    />
  )
}
