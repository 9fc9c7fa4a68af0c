import { useRef } from 'react'
import { messages } from '../../../domain/messages.ts'
import { useSheet } from '../../../kit/use-sheet.ts'
import { useCarousel } from '../../../ui/carousel/use-carousel.ts'
import { Modal } from '../../../ui/overlays/modal.tsx'
import { useText } from '../../app/use-text.ts'
import sheet from './full-screen.css?sheet'
import { MainImage } from './main-image.tsx'
import type { GalleryProps } from './picture.tsx'

interface FullScreenProps extends GalleryProps {
  wrap: boolean
  /** index of the first picture */
  start: number
  /** called with the index of the last visible picture */
  onClose: (last: number) => void
}

const screenPx = 1200

/** The pictures in full screen (PDP-04). */
export function FullScreen({ start, wrap, onClose, ...galleryProps }: FullScreenProps) {
  useSheet(sheet)
  const t = useText()
  const carousel = useCarousel({ move: 'pages', loop: wrap, start })
  const { current } = carousel.position
  const mainImage = useRef<HTMLDivElement>(null)
  const title = (
    <>
      {galleryProps.title}
      {galleryProps.images.length > 1 && <bdi className="gallery-count">{`${current + 1} / ${galleryProps.images.length}`}</bdi>}
    </>
  )
  return (
    <Modal shape="screen" title={title} closeLabel={t(messages.close)} onClose={() => onClose(current)} focusFirst={mainImage}>
      <div className="gallery-screen">
        <MainImage {...galleryProps} carousel={carousel} start={start} group={mainImage} width={screenPx} sizes="100vw" />
      </div>
    </Modal>
  )
}
