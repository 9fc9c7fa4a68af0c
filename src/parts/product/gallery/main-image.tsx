import type { KeyboardEvent, ReactNode, RefObject } from 'react'
import { messages } from '../../../domain/messages.ts'
import { Button } from '../../../ui/button.tsx'
import { isRightToLeft } from '../../../ui/carousel/movement.ts'
import type { CarouselHandle } from '../../../ui/carousel/use-carousel.ts'
import { Icon } from '../../../ui/icon.tsx'
import { chevronLeft, chevronRight } from '../../../ui/icons.ts'
import { useText } from '../../app/use-text.ts'
import { type GalleryProps, Picture } from './picture.tsx'

interface MainImageProps extends GalleryProps {
  carousel: CarouselHandle
  /** the picture that is seen first, counted from 0 */
  start?: number
  /** css pixels of a picture at its widest, and how wide it is on the screens of the page */
  width: number
  sizes: string
  /** the picture that is seen was pressed */
  onPress?: () => void
  /** the group of pictures and arrows */
  group?: RefObject<HTMLDivElement | null>
  children?: ReactNode
}

/** One large picture at a time: arrows, arrow keys and swiping lead from one to the next. */
export function MainImage({ carousel, start = 0, images, width, sizes, onPress, group, children, ...galleryProps }: MainImageProps) {
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
    // biome-ignore lint/a11y/useSemanticElements: a section would be a landmark of the page
    <div
      className="gallery-stage"
      ref={group}
      tabIndex={group && -1}
      role="group"
      aria-roledescription="carousel"
      aria-label={t(messages.pictures, { title: galleryProps.title })}
      onKeyDown={onKeyDown}
    >
      {/* biome-ignore lint/a11y: what a press does is done by a button of its own, too */}
      <div className="gallery-view carousel-view" data-move="pages" ref={view} onClick={onPress}>
        <ul className="gallery-track">
          {images.map((id, index) => (
            <li key={id} aria-hidden={index !== current || undefined}>
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
