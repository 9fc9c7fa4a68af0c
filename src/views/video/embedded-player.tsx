interface EmbeddedPlayerProps {
  src: string
  title: string
}

const focus = (frame: HTMLIFrameElement | null) => frame?.focus()

/** The player of another site; takes over the focus of the play button that it replaces. */
export const EmbeddedPlayer = ({ src, title }: EmbeddedPlayerProps) => (
  <iframe
    className="video-player"
    part="player"
    ref={focus}
    src={src}
    title={title}
    allow="autoplay; encrypted-media; picture-in-picture; fullscreen"
    referrerPolicy="strict-origin-when-cross-origin"
    sandbox="allow-scripts allow-same-origin allow-popups allow-presentation"
  />
)
