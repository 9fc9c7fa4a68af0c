import { useRef } from 'react'
import { messages } from '../../../domain/messages.ts'
import { useSheet } from '../../../kit/use-sheet.ts'
import { useCarousel } from '../../../ui/carousel/use-carousel.ts'
import { Modal } from '../../../ui/overlays/modal.tsx'
import { useText } from '../../app/use-text.ts'
import sheet from './full-screen.css?sheet'
import type { GalleryProps } from './gallery-props.ts'
import { Stage } from './stage.tsx'

interface FullScreenProps extends GalleryProps {
  wrap: boolean
  /** the picture it begins with, counted from 0 */
  start: number
  /** hears which picture was seen last */
  onClose: (last: number) => void
}

const screenPx = 1200

/** The pictures on the whole screen (PDP-04). */
export function FullScreen({ start, wrap, onClose, ...look }: FullScreenProps) {
  useSheet(sheet)
  const t = useText()
  const carousel = useCarousel({ move: 'pages', loop: wrap, start })
  const { current } = carousel.position
  const stage = useRef<HTMLDivElement>(null)
  const title = (
    <>
      {look.title}
      {look.images.length > 1 && <bdi className="gallery-count">{`${current + 1} / ${look.images.length}`}</bdi>}
    </>
  )
  return (
    <Modal shape="screen" title={title} closeLabel={t(messages.close)} onClose={() => onClose(current)} focusFirst={stage}>
      <div className="gallery-screen">
        <Stage {...look} carousel={carousel} start={start} group={stage} width={screenPx} sizes="100vw" />
      </div>
    </Modal>
  )
}
