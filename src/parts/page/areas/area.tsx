import { messages } from '../../../domain/messages.ts'
import { isPromotion } from '../../../domain/page/areas.ts'
import type { Area as AreaModel } from '../../../model/page/area.ts'
import { lazyComponent } from '../../app/lazy-component.tsx'
import { useText } from '../../app/use-text.ts'
import type { AreaLayout } from './area-layout.ts'
import { PictureArea } from './picture-area.tsx'
import { Promotion } from './promotion.tsx'
import { useArea } from './use-area.ts'

const VideoModal = lazyComponent(() => import('../../product/video/video-modal.tsx').then((file) => file.VideoModal))

export interface AreaProps {
  area: AreaModel
  /** position among the areas, from 0 */
  index: number
  layout: AreaLayout
  /** its picture loads eagerly */
  isEarly: boolean
}

/** A picture, a promotion or a video (BANNER-24). */
export function Area(props: AreaProps) {
  const t = useText()
  const { area, index } = props
  const action = useArea(area, index)
  const Shown = isPromotion(area) ? Promotion : PictureArea
  return (
    <>
      <Shown {...props} action={action} />
      {action.isPlaying && action.video !== undefined && (
        <VideoModal id={action.video} title={area.title ?? area.promoText ?? t(messages.video)} onClose={action.stop} />
      )}
    </>
  )
}
