import type { ReactNode } from 'react'
import { messages } from '../../../domain/messages.ts'
import { Icon } from '../../../ui/icon.tsx'
import { play } from '../../../ui/icons.ts'
import { useText } from '../../app/use-text.ts'
import type { AreaProps } from './area.tsx'
import { AreaPicture } from './area-picture.tsx'
import type { useArea } from './use-area.ts'

interface PictureAreaProps extends AreaProps {
  action: ReturnType<typeof useArea>
}

/** A picture with its title: a link, a button that opens a video, or plain (BANNER-09). */
export function PictureArea({ area, layout, isEarly, action: { link, video, play: open } }: PictureAreaProps) {
  const t = useText()
  const { imageId, imageAlt, title } = area
  const picture = imageId !== undefined && <AreaPicture area={{ ...area, imageId }} layout={layout} isEarly={isEarly} />
  const caption = title && <span className="area-caption">{title}</span>
  const name = title ?? imageAlt
  if (video !== undefined)
    return (
      <>
        <button
          type="button"
          className="area-press"
          part="button"
          aria-label={name ? t(messages.watchVideoOf, { title: name }) : t(messages.watchVideo)}
          onClick={open}
        >
          {picture}
          <span className="area-play">
            <Icon path={play} />
          </span>
        </button>
        {caption &&
          (link ? (
            <a className="area-link" part="link" {...link}>
              {caption}
            </a>
          ) : (
            caption
          ))}
      </>
    )
  if (link)
    return (
      <a className="area-press" part="link" {...link}>
        {picture}
        {caption}
        {!name && <span className="hidden-text">{link.href}</span>}
      </a>
    )
  return (
    <PlainWrapper>
      {picture}
      {caption}
    </PlainWrapper>
  )
}

const PlainWrapper = ({ children }: { children: ReactNode }) => <span className="area-press">{children}</span>
