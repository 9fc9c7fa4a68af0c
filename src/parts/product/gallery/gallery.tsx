import { type ReactNode, useState } from 'react'
import { messages } from '../../../domain/messages.ts'
import { useSheet } from '../../../kit/use-sheet.ts'
import { Button } from '../../../ui/button.tsx'
import { useCarousel } from '../../../ui/carousel/use-carousel.ts'
import views from '../../../ui/carousel/view.css?sheet'
import { Icon } from '../../../ui/icon.tsx'
import { imageOff, maximize } from '../../../ui/icons.ts'
import { lazyComponent } from '../../app/lazy-component.tsx'
import { useText } from '../../app/use-text.ts'
import sheet from './gallery.css?sheet'
import { MainImage } from './main-image.tsx'
import type { GalleryProps } from './picture.tsx'
import { Thumbnails } from './thumbnails.tsx'

const FullScreen = lazyComponent(() => import('./full-screen.tsx').then((file) => file.FullScreen))

export interface ProductGalleryProps extends GalleryProps {
  /** shows the thumbnails (PDP-02) */
  thumbnails?: boolean
  /** maximum number of thumbnails; a '+N' tile replaces the rest (PDP-03) */
  thumbnailsCount?: number | undefined
  /** wraps around from the last picture to the first (PDP-05) */
  wrap?: boolean
  /** badges in the corner of the main image */
  children?: ReactNode
}

/** main image of a product page: about half the page next to the buy box, the whole width on a phone */
const mainImage = { width: 680, sizes: '(min-width: 1248px) 680px, (min-width: 1024px) 52vw, 100vw' }

/** The pictures of a product: a main image, thumbnails below it, and all of them in full screen (PDP-01). */
export function Gallery(props: ProductGalleryProps) {
  useSheet(views)
  useSheet(sheet)
  const images = [...new Set(props.images)]
  if (images.length) return <LoadedGallery {...props} images={images} key={images.join(' ')} />
  return (
    <div className="gallery" part="gallery">
      <div className="gallery-stage gallery-empty">
        <Icon path={imageOff} size={36} />
        {props.children}
      </div>
    </div>
  )
}

/** Remounted for other pictures, so that it starts with the first. */
function LoadedGallery({ thumbnails = true, thumbnailsCount, wrap = true, children, ...galleryProps }: ProductGalleryProps) {
  const t = useText()
  const carousel = useCarousel({ move: 'pages', loop: wrap, start: 0 })
  const { current } = carousel.position
  const [openedIndex, setOpenedIndex] = useState<number>()
  const close = (last: number) => {
    setOpenedIndex(undefined)
    carousel.goTo?.(last, 'instant')
  }
  return (
    <div className="gallery" part="gallery">
      <MainImage {...galleryProps} carousel={carousel} {...mainImage} onPress={() => setOpenedIndex(current)}>
        <Button kind="icon" className="gallery-zoom" aria-label={t(messages.fullScreen)} onClick={() => setOpenedIndex(current)}>
          <Icon path={maximize} />
        </Button>
        {children}
      </MainImage>
      {thumbnails && galleryProps.images.length > 1 && (
        <Thumbnails
          {...galleryProps}
          maxCount={thumbnailsCount}
          current={current}
          onChoose={(index) => carousel.goTo?.(index)}
          onMore={setOpenedIndex}
        />
      )}
      {openedIndex !== undefined && <FullScreen {...galleryProps} preview={mainImage} wrap={wrap} start={openedIndex} onClose={close} />}
    </div>
  )
}
