import { type MouseEvent, useState } from 'react'
import { pageLink, relOf } from '../../../base/security/safe-url.ts'
import { youtubeId } from '../../../domain/page/youtube.ts'
import { useEmit, useSettings } from '../../../kit/host.ts'
import type { Area } from '../../../model/page/area.ts'
import { useLinkClick } from '../../app/use-link-click.ts'

/** Link or video of an area. Emits the cancelable `shop-area-click` first. */
export function useArea(area: Area, index: number) {
  const emit = useEmit()
  const settings = useSettings()
  const follow = useLinkClick('area')
  const [isPlaying, setPlaying] = useState(false)
  const href = pageLink(settings, area.url)
  const video = youtubeId(area.youtubeUrl)
  const emitClick = () => emit('shop-area-click', { area, index }, true)
  return {
    /** undefined without a URL, or if it is unsafe */
    link:
      href === undefined
        ? undefined
        : {
            href,
            rel: relOf(settings, href),
            onClick(event: MouseEvent<HTMLAnchorElement>) {
              if (emitClick()) follow(event)
              else event.preventDefault()
            },
          },
    /** YouTube id; undefined if the URL is not a YouTube video */
    video,
    isPlaying,
    play: () => emitClick() && setPlaying(true),
    stop: () => setPlaying(false),
  }
}
