import { messages } from '../../domain/messages.ts'
import { type AreasOptions, resolveAreas } from '../../domain/page/areas.ts'
import type { ImagesData } from '../../model/page/images-data.ts'
import { useText } from '../../parts/app/use-text.ts'
import { Areas } from '../../parts/page/areas/areas.tsx'

export interface ImagesProps extends AreasOptions {
  heading: string | undefined
  responsive: 'viewport' | 'container'
  block: { title?: string | undefined; data?: ImagesData | undefined } | undefined
}

/** Pictures as a carousel, a slider or tiles (BANNER-07); renders nothing without pictures. */
export function Images({ heading, responsive, block, ...options }: ImagesProps) {
  const t = useText()
  const { areas, display, columns, maxHeightPx, ratio, isGrayscale, verticalSpacingPx } = resolveAreas(options, block?.data)
  if (areas.length === 0) return <slot name="empty" />
  return (
    <Areas
      areas={areas}
      layout={{ display, columns, maxHeightPx, ratio, isGrayscale }}
      label={heading ?? block?.title ?? t(messages.images)}
      responsive={responsive}
      verticalSpacingPx={verticalSpacingPx}
    />
  )
}
