import { type MouseEvent, type PointerEvent, useLayoutEffect, useRef } from 'react'
import { messages } from '../../../domain/messages.ts'
import { useText } from '../../app/use-text.ts'
import { Picture, type PictureProps } from './picture.tsx'

/** A place in a picture, as shares of its width and height. */
export interface Point {
  x: number
  y: number
}

interface ZoomedPictureProps extends Omit<PictureProps, 'sizes'> {
  /** the size in which the page has loaded the picture: visible until the large one has loaded */
  preview: Pick<PictureProps, 'width' | 'sizes'>
  /** what is visible first */
  at: Point
  onPress: (event: MouseEvent<HTMLElement>) => void
}

function scrollTo(view: HTMLElement, { x, y }: Point) {
  view.scrollLeft = x * (view.scrollWidth - view.clientWidth)
  view.scrollTop = y * (view.scrollHeight - view.clientHeight)
}

/** A picture larger than the screen. The mouse moves it, a finger or the arrow keys scroll it. */
export function ZoomedPicture({ at, preview, onPress, ...picture }: ZoomedPictureProps) {
  const t = useText()
  const view = useRef<HTMLDivElement>(null)
  useLayoutEffect(() => {
    if (!view.current) return
    scrollTo(view.current, at)
    view.current.focus({ preventScroll: true })
  }, [at])
  const follow = (event: PointerEvent<HTMLElement>) => {
    if (event.pointerType !== 'mouse') return
    const { left, top, width, height } = event.currentTarget.getBoundingClientRect()
    scrollTo(event.currentTarget, { x: (event.clientX - left) / width, y: (event.clientY - top) / height })
  }
  return (
    // biome-ignore lint/a11y: the zoom button and the minus key do the same
    <div
      className="gallery-zoomed"
      ref={view}
      role="group"
      aria-label={t(messages.zoomedPicture)}
      // biome-ignore lint/a11y/noNoninteractiveTabindex: arrow keys scroll it
      tabIndex={0}
      onClick={onPress}
      onPointerMove={follow}
      onKeyDown={(event) => event.key.startsWith('Arrow') && event.stopPropagation()}
    >
      <Picture {...picture} {...preview} early decorative />
      <Picture {...picture} sizes="200vw" early decorative />
    </div>
  )
}
