import type { MouseEvent } from 'react'
import { isPlainClick } from '../../base/dom/plain-click.ts'
import { useEmit, useSettings } from '../../kit/host.ts'
import type { Settings } from '../../kit/settings.ts'

interface LinkScope {
  emit: ReturnType<typeof useEmit>
  settings: Pick<Settings, 'links'>
}

/**
 * Click handler of a shop link. Emits the cancelable `shop-navigate`; links="event" always prevents the navigation. Clicks with
 * a modifier key or another button stay native.
 */
export const linkClick =
  ({ emit, settings }: LinkScope, source: string) =>
  (event: MouseEvent<HTMLAnchorElement>) => {
    const url = event.currentTarget.getAttribute('href')
    if (!url || !isPlainClick(event)) return
    const goes = emit('shop-navigate', { url, source }, true)
    if (!goes || settings.links === 'event') event.preventDefault()
  }

/** The click handler of a link of this element. */
export const useLinkClick = (source: string) => linkClick({ emit: useEmit(), settings: useSettings() }, source)

/** Navigates without a link; emits the cancelable `shop-navigate` first. */
export function useNavigate(source: string) {
  const emit = useEmit()
  const { links } = useSettings()
  return (url: string) => {
    if (emit('shop-navigate', { url, source }, true) && links !== 'event') location.assign(url)
  }
}
