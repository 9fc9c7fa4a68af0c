import { lazy, Suspense, useState } from 'react'
import { loadChunk } from '../../base/chunk.ts'
import { useSettings } from '../../base/host.ts'
import { imageSources } from '../../base/image-sources.ts'
import { pageLink, relOf } from '../../base/safe-url.ts'
import { messages } from '../../domain/messages.ts'
import { youtubeId } from '../../domain/youtube.ts'
import type { Area as AreaModel } from '../../model/area.ts'
import { Button } from '../../ui/button.tsx'
import { Icon } from '../../ui/icon.tsx'
import { play } from '../../ui/icons.ts'
import { useFollow } from '../use-follow.ts'
import { useText } from '../use-text.ts'

const VideoModal = lazy(() => loadChunk(() => import('../video/video-modal.tsx')).then((code) => ({ default: code.VideoModal })))

/** One promotion: what it says, where its button leads, what its video shows. */
export function Area({ area: { promoText, actionButtonTitle, url, youtubeUrl, imageId, imageAlt = '' } }: { area: AreaModel }) {
  const t = useText()
  const settings = useSettings()
  const follow = useFollow('banner')
  const [isPlaying, setPlaying] = useState(false)
  const href = pageLink(settings, url)
  const video = youtubeId(youtubeUrl)
  return (
    <>
      {imageId !== undefined && <AreaImage id={imageId} alt={imageAlt} />}
      <div className="area-text">
        {promoText && <p className="area-promo">{promoText}</p>}
        {href !== undefined && actionButtonTitle && (
          <a className="button" data-kind="primary" part="button link" href={href} rel={relOf(settings, href)} onClick={follow}>
            {actionButtonTitle}
          </a>
        )}
        {video !== undefined && <PlayButton title={promoText} onPress={() => setPlaying(true)} />}
      </div>
      {isPlaying && video !== undefined && (
        <Suspense>
          <VideoModal id={video} title={promoText ?? t(messages.video)} onClose={() => setPlaying(false)} />
        </Suspense>
      )}
    </>
  )
}

const areaPx = 720
const areaSizes = '(min-width: 1024px) 720px, 100vw'

function AreaImage({ id, alt }: { id: string; alt: string }) {
  const { apiBase } = useSettings()
  const { src, srcSet } = imageSources(apiBase, id, { width: areaPx })
  return (
    <div className="area-picture">
      <img part="image" src={src} srcSet={srcSet} sizes={areaSizes} alt={alt} loading="lazy" decoding="async" />
    </div>
  )
}

function PlayButton({ title, onPress }: { title: string | undefined; onPress: () => void }) {
  const t = useText()
  return (
    <Button aria-label={title && t(messages.watchVideoOf, { title })} onClick={onPress}>
      <Icon path={play} />
      {t(messages.watchVideo)}
    </Button>
  )
}
