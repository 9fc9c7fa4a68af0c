import { useCallback, useRef, useState } from 'react'
import { $prefersReducedMotion } from '../../base/dom/media.ts'
import { messages } from '../../domain/messages.ts'
import type { Playing } from '../../domain/page/video.ts'
import { useStore } from '../../kit/use-store.ts'
import { useText } from '../../parts/app/use-text.ts'
import { Button } from '../../ui/button.tsx'
import { Icon } from '../../ui/icon.tsx'
import { pause, play } from '../../ui/icons.ts'
import { Message } from '../../ui/message.tsx'

interface FilePlayerProps extends Playing {
  src: string
  title: string
  autoplay: boolean
  /** the user pressed play: starts with sound and takes the focus of the button */
  isPressed: boolean
  onPlay: () => void
}

/** A video file. Without the browser's controls it has a pause button: moving content must be stoppable. */
export function FilePlayer({ src, title, loop, controls, autoplay, isPressed, onPlay }: FilePlayerProps) {
  const t = useText()
  const video = useRef<HTMLVideoElement>(null)
  const prefersReducedMotion = useStore($prefersReducedMotion)
  const [isPlaying, setPlaying] = useState(false)
  const [isBroken, setBroken] = useState(false)
  const rootRef = useCallback(
    (element: HTMLVideoElement | null) => {
      video.current = element
      if (isPressed) element?.focus()
    },
    [isPressed],
  )
  if (isBroken) return <Message kind="error">{t(messages.videoFailed)}</Message>
  const toggle = () => (isPlaying ? video.current?.pause() : video.current?.play().catch(() => setBroken(true)))
  return (
    <>
      <video
        className="video-player"
        part="player"
        ref={rootRef}
        src={src}
        aria-label={title}
        tabIndex={controls ? undefined : -1}
        controls={controls}
        loop={loop}
        muted={autoplay && !isPressed}
        autoPlay={isPressed || (autoplay && !prefersReducedMotion)}
        playsInline
        preload="metadata"
        onPlay={() => {
          setPlaying(true)
          onPlay()
        }}
        onPause={() => setPlaying(false)}
        onError={() => setBroken(true)}
      />
      {!controls && (
        <Button kind="icon" className="video-toggle" aria-label={t(isPlaying ? messages.pauseVideo : messages.playVideo)} onClick={toggle}>
          <Icon path={isPlaying ? pause : play} />
        </Button>
      )}
    </>
  )
}
