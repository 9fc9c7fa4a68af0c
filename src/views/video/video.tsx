import { type CSSProperties, useState } from 'react'
import { isExternal, safeUrl, shopBase } from '../../base/security/safe-url.ts'
import { messages } from '../../domain/messages.ts'
import { embedUrl, videoRatio } from '../../domain/page/video.ts'
import { useEmit, useSettings } from '../../kit/host.ts'
import { useSheet } from '../../kit/use-sheet.ts'
import type { VideoData } from '../../model/page/video-data.ts'
import { useRequiredAttribute } from '../../parts/app/use-required-attribute.ts'
import { useText } from '../../parts/app/use-text.ts'
import { EmbeddedPlayer } from './embedded-player.tsx'
import { FilePlayer } from './file-player.tsx'
import sheet from './video.css?sheet'
import { VideoPoster } from './video-poster.tsx'

export interface VideoProps {
  url: string | undefined
  autoplay: boolean | undefined
  loop: boolean | undefined
  controls: boolean | undefined
  aspectRatio: number | undefined
  heading: string | undefined
  block: { title?: string | undefined; data?: VideoData | undefined } | undefined
}

/**
 * A video on the page (BANNER-13): from YouTube or Vimeo, or a file. Sends no request to another site before the user presses
 * play (R54), so only a file of the shop can start automatically, and then muted.
 */
export function Video({ heading, block, ...options }: VideoProps) {
  useSheet(sheet)
  const t = useText()
  const emit = useEmit()
  const settings = useSettings()
  const data = block?.data
  const videoUrl = options.url ?? data?.url
  useRequiredAttribute('url', videoUrl !== undefined)
  const playing = { loop: options.loop ?? data?.loop ?? false, controls: options.controls ?? data?.showControls ?? true }
  const embed = embedUrl(videoUrl, playing)
  const file = embed === undefined ? safeUrl(videoUrl, 'media', shopBase(settings)) : undefined
  const source = embed ?? file
  const [startedUrl, setStartedUrl] = useState<string>()
  if (source === undefined) return <slot name="empty" />
  const title = heading ?? block?.title ?? t(messages.video)
  const isPressed = startedUrl === source
  const showsPoster = (embed !== undefined || isExternal(settings, source)) && !isPressed
  const emitPlay = () => emit('shop-video-play', { url: source })
  const press = () => {
    setStartedUrl(source)
    if (embed !== undefined) emitPlay()
  }
  const autoplay = isPressed || (options.autoplay ?? data?.autoplay ?? false)
  return (
    <div className="video" style={{ '--video-ratio': videoRatio(options.aspectRatio ?? data?.aspectRatio) } as CSSProperties}>
      {showsPoster ? (
        <VideoPoster title={title} source={source} imageId={data?.imageId} onPlay={press} />
      ) : embed !== undefined ? (
        <EmbeddedPlayer src={embed} title={title} />
      ) : (
        <FilePlayer {...playing} key={source} src={source} title={title} autoplay={autoplay} isPressed={isPressed} onPlay={emitPlay} />
      )}
    </div>
  )
}
