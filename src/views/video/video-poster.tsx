import { imageSources } from '../../base/images/image-sources.ts'
import { messages } from '../../domain/messages.ts'
import { useSettings } from '../../kit/host.ts'
import { useText } from '../../parts/app/use-text.ts'
import { Icon } from '../../ui/icon.tsx'
import { play } from '../../ui/icons.ts'

interface VideoPosterProps {
  title: string
  /** URL that a press loads */
  source: string
  imageId: string | undefined
  onPlay: () => void
}

const widthPx = 960
const ratio = 16 / 9

/** The poster of another site's video until the user presses play, with the name of that site. */
export function VideoPoster({ title, source, imageId, onPlay }: VideoPosterProps) {
  const t = useText()
  const { apiBase } = useSettings()
  const picture = imageId === undefined ? undefined : imageSources(apiBase, imageId, { width: widthPx, ratio, fit: 'cover' })
  return (
    <>
      <button type="button" className="video-poster" part="poster" aria-label={t(messages.watchVideoOf, { title })} onClick={onPlay}>
        <slot name="poster">
          {picture && (
            <img
              part="image"
              src={picture.src}
              srcSet={picture.srcSet}
              sizes="(min-width: 1024px) 960px, 100vw"
              alt=""
              width={widthPx}
              height={Math.round(widthPx / ratio)}
              loading="lazy"
              decoding="async"
            />
          )}
        </slot>
        <span className="video-play">
          <Icon path={play} size={36} />
        </span>
      </button>
      <p className="video-note">{t(messages.playedBy, { site: siteName(source) })}</p>
    </>
  )
}

const siteName = (source: string) => {
  const { hostname } = new URL(source)
  if (hostname.endsWith('youtube-nocookie.com')) return 'YouTube'
  return hostname === 'player.vimeo.com' ? 'Vimeo' : hostname
}
