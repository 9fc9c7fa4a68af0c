import { type KeyboardEvent, type MouseEvent, type SyntheticEvent, useRef, useState } from 'react'
import { messages } from '../../../domain/messages.ts'
import { useSheet } from '../../../kit/use-sheet.ts'
import { Button } from '../../../ui/button.tsx'
import { useCarousel } from '../../../ui/carousel/use-carousel.ts'
import { Icon } from '../../../ui/icon.tsx'
import { zoomIn, zoomOut } from '../../../ui/icons.ts'
import { Modal } from '../../../ui/overlays/modal.tsx'
import { useText } from '../../app/use-text.ts'
import sheet from './full-screen.css?sheet'
import { MainImage } from './main-image.tsx'
import type { GalleryProps, PictureProps } from './picture.tsx'
import { Thumbnails } from './thumbnails.tsx'
import { type Point, ZoomedPicture } from './zoomed-picture.tsx'

interface FullScreenProps extends GalleryProps {
  wrap: boolean
  /** index of the first picture */
  start: number
  /** the size in which the page has loaded the pictures */
  preview: Pick<PictureProps, 'width' | 'sizes'>
  /** called with the index of the last visible picture */
  onClose: (last: number) => void
}

const screenPx = 1200
const doubleTapMs = 350
/** A large picture replaces its preview, which would show through transparent parts, as soon as it can be painted. */
const hidePreview = ({ target }: SyntheticEvent) => {
  const image = target as HTMLImageElement
  const preview = image.previousElementSibling
  if (!(preview instanceof HTMLImageElement)) return
  image.decode().then(
    () => preview.style.setProperty('visibility', 'hidden'),
    () => {}, // replaced or removed in the meantime
  )
}
const centre: Point = { x: 0.5, y: 0.5 }

/** The pictures in full screen, with thumbnails and zoom (PDP-04). Starts with the picture that the page has loaded. */
export function FullScreen({ start, wrap, preview, onClose, ...galleryProps }: FullScreenProps) {
  useSheet(sheet)
  const t = useText()
  const carousel = useCarousel({ move: 'pages', loop: wrap, start })
  const { current } = carousel.position
  const mainImage = useRef<HTMLDivElement>(null)
  const [zoomed, setZoomed] = useState<{ index: number; at: Point }>()
  const lastTap = useRef(0)
  const { images } = galleryProps
  const isZoomed = zoomed?.index === current
  const zoom = (at?: Point) => {
    setZoomed(at && { index: current, at })
    if (!at) mainImage.current?.focus()
  }
  /** A click zooms; with a finger, a double tap does, because a single one ends many swipes. */
  const onPress = (event: MouseEvent<HTMLElement>) => {
    const { pointerType } = event.nativeEvent as PointerEvent
    const sinceLastMs = event.timeStamp - lastTap.current
    lastTap.current = event.timeStamp
    if (pointerType === 'touch' && sinceLastMs > doubleTapMs) return
    lastTap.current = 0
    const { left, top, width, height } = event.currentTarget.getBoundingClientRect()
    zoom(isZoomed ? undefined : { x: (event.clientX - left) / width, y: (event.clientY - top) / height })
  }
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.ctrlKey || event.metaKey || event.altKey) return
    if (event.key === '+' || event.key === '=') zoom(centre)
    else if (event.key === '-' || event.key === '0') zoom()
    else return
    event.preventDefault()
  }
  const title = (
    <>
      {galleryProps.title}
      {images.length > 1 && <bdi className="gallery-count">{`${current + 1} / ${images.length}`}</bdi>}
    </>
  )
  return (
    <Modal shape="screen" title={title} closeLabel={t(messages.close)} onClose={() => onClose(current)} focusFirst={mainImage}>
      {/* biome-ignore lint/a11y/noStaticElementInteractions: keys of the controls inside */}
      <div className="gallery-screen" onKeyDown={onKeyDown} onLoadCapture={hidePreview}>
        <MainImage
          {...galleryProps}
          carousel={carousel}
          start={start}
          group={mainImage}
          width={screenPx}
          sizes="100vw"
          preview={preview}
          onPress={onPress}
        >
          {isZoomed && (
            <ZoomedPicture
              {...galleryProps}
              id={images[current] ?? ''}
              width={screenPx}
              preview={preview}
              at={zoomed.at}
              onPress={onPress}
            />
          )}
          <Button
            kind="icon"
            className="gallery-zoom"
            aria-pressed={isZoomed}
            aria-label={t(messages.zoom)}
            onClick={() => zoom(isZoomed ? undefined : centre)}
          >
            <Icon path={isZoomed ? zoomOut : zoomIn} />
          </Button>
        </MainImage>
        {images.length > 1 && (
          <Thumbnails {...galleryProps} maxCount={images.length} current={current} onChoose={(index) => carousel.goTo?.(index)} />
        )}
      </div>
    </Modal>
  )
}
