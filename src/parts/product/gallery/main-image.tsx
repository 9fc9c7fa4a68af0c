import type { KeyboardEvent, MouseEvent, ReactNode, RefObject } from 'react'
import { messages } from '../../../domain/messages.ts'
import { Button } from '../../../ui/button.tsx'
import { isRightToLeft } from '../../../ui/carousel/movement.ts'
import type { CarouselHandle } from '../../../ui/carousel/use-carousel.ts'
import { Icon } from '../../../ui/icon.tsx'
import { chevronLeft, chevronRight } from '../../../ui/icons.ts'
import { useText } from '../../app/use-text.ts'
import { type GalleryProps, Picture, type PictureProps } from './picture.tsx'

interface MainImageProps extends GalleryProps {
  carousel: CarouselHandle
  /** index of the picture visible first */
  start?: number
  /** maximum width in CSS pixels; `sizes` of the image */
  width: number
  sizes: string
  /** the visible picture was clicked */
  onPress?: (event: MouseEvent<HTMLElement>) => void
  /** renders a smaller picture, which has loaded already, below each picture until that has loaded */
  preview?: Pick<PictureProps, 'width' | 'sizes'>
  /** ref of the element around pictures and arrows */
  group?: RefObject<HTMLDivElement | null>
  children?: ReactNode
}

/** One large picture at a time, with arrow buttons, arrow keys and swiping. */
export function MainImage({
  carousel,
  start = 0,
  images,
  width,
  sizes,
  onPress,
  preview,
  group,
  children,
  ...galleryProps
}: MainImageProps) {
  const t = useText()
  const { view, position, step, goTo } = carousel
  const { current, hasPrevious, hasNext } = position
  const onKeyDown = (event: KeyboardEvent<HTMLElement>) => {
    const forward = isRightToLeft(event.currentTarget) ? 'ArrowLeft' : 'ArrowRight'
    if (event.key === 'ArrowLeft' || event.key === 'ArrowRight') step?.(event.key === forward ? 1 : -1)
    else if (event.key === 'Home') goTo?.(0)
    else if (event.key === 'End') goTo?.(images.length - 1)
    else return
    event.preventDefault()
  }
  return (
    // biome-ignore lint/a11y/useSemanticElements: a section would be a landmark
    <div
      className="gallery-stage"
      ref={group}
      tabIndex={group && -1}
      role="group"
      aria-roledescription={t(messages.carousel)}
      aria-label={t(messages.pictures, { title: galleryProps.title })}
      onKeyDown={onKeyDown}
    >
      {/* biome-ignore lint/a11y: a button does the same; the keyboard scrolls it until the code of the carousel has loaded */}
      <div className="gallery-view carousel-view" data-move="pages" ref={view} tabIndex={group ? undefined : 0} onClick={onPress}>
        <ul className="gallery-track">
          {images.map((id, index) => (
            <li key={id} aria-hidden={index !== current || undefined}>
              {preview && <Picture {...galleryProps} {...preview} id={id} early={index === start} decorative />}
              <Picture {...galleryProps} id={id} width={width} sizes={sizes} early={index === start} />
            </li>
          ))}
        </ul>
      </div>
      {images.length > 1 && (
        <>
          <Arrow name={t(messages.previous)} path={chevronLeft} enabled={hasPrevious} onStep={() => step?.(-1)} />
          <Arrow name={t(messages.next)} path={chevronRight} enabled={hasNext} onStep={() => step?.(1)} />
          <p className="hidden-text" aria-live="polite">
            {t(messages.picture, { number: current + 1, count: images.length })}
          </p>
        </>
      )}
      {children}
    </div>
  )
}

interface ArrowProps {
  name: string
  path: string
  enabled: boolean
  onStep: () => void
}

const Arrow = ({ name, path, enabled, onStep }: ArrowProps) => (
  <Button kind="icon" part="arrow" className="gallery-arrow" aria-label={name} aria-disabled={!enabled || undefined} onClick={onStep}>
    <Icon path={path} flip />
  </Button>
)
