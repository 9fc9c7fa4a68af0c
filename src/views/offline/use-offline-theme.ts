import { useEffect, useMemo, useState } from 'react'
import { whenIdle } from '../../base/dom/page-events.ts'
import { $idle } from '../../base/http/remote.ts'
import { imageUrl } from '../../base/images/image-url.ts'
import { safeUrl, shopBase } from '../../base/security/safe-url.ts'
import { maskableIcon } from '../../domain/app/manifest-icon.ts'
import { type ReadableColors, type Rgb, readableColors, white } from '../../domain/readable-colors.ts'
import { useSettings } from '../../kit/host.ts'
import { useStore } from '../../kit/use-store.ts'
import type { Manifest } from '../../model/app/manifest.ts'
import { useConfiguration } from '../../parts/app/use-configuration.ts'
import { cachedManifest, manifestStore } from '../../stores/app/manifest.ts'
import { $online } from '../../stores/app/online.ts'

/** Converts any CSS colour to RGB; undefined for invalid and translucent colours. */
export function readColor(text: string | undefined): Rgb | undefined {
  if (text === undefined || !CSS.supports('color', text)) return undefined
  const canvas = document.createElement('canvas')
  canvas.width = canvas.height = 1
  const context = canvas.getContext('2d')
  if (!context) return undefined
  context.fillStyle = text
  context.fillRect(0, 0, 1, 1)
  const [red = 0, green = 0, blue = 0, alpha = 0] = context.getImageData(0, 0, 1, 1).data
  return alpha === 255 ? { red, green, blue } : undefined
}

/** Size of the icon and of its picture in CSS pixels. */
export const iconPx = 112
const picturePx = 2 * iconPx

/** The shop's manifest, if there is one; loaded when the page is idle and online, otherwise from the cache. */
function useManifest(): Manifest | undefined {
  const settings = useSettings()
  const isOnline = useStore($online)
  const hasManifest = useConfiguration()?.features?.webAppManifest
  const [isIdle, setIdle] = useState(false)
  useEffect(() => whenIdle(() => setIdle(true)), [])
  const cached = useMemo(() => cachedManifest(settings), [settings])
  const { value } = useStore(hasManifest && isOnline && isIdle ? manifestStore(settings, {}) : $idle)
  return hasManifest === false ? undefined : (value ?? cached)
}

/** Colours and icon of the offline screen: from the manifest, else white and the configured icon (OFF-03..05). */
export function useOfflineTheme(): { look: ReadableColors; icon: string | undefined } {
  const settings = useSettings()
  const manifest = useManifest()
  const maskable = useConfiguration()?.appIconMaskable
  const manifestIcon = maskableIcon(manifest, picturePx)
  const icon =
    manifestIcon === undefined
      ? maskable && imageUrl(settings.apiBase, maskable, { w: picturePx, h: picturePx, fit: 'cover' })
      : safeUrl(manifestIcon, 'image', shopBase(settings))
  useEffect(() => {
    if (icon) new Image().src = icon // preloads it while online
  }, [icon])
  const look = useMemo(() => readableColors(readColor(manifest?.background_color) ?? white), [manifest?.background_color])
  return { look, icon }
}
