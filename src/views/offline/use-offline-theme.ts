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

/** Any css colour as the browser paints it; undefined for what is no colour, or lets through what lies behind. */
export function readColor(text: string | undefined): Rgb | undefined {
  if (text === undefined || !CSS.supports('color', text)) return undefined
  const canvas = document.createElement('canvas')
  canvas.width = canvas.height = 1
  const brush = canvas.getContext('2d')
  if (!brush) return undefined
  brush.fillStyle = text
  brush.fillRect(0, 0, 1, 1)
  const [red = 0, green = 0, blue = 0, alpha = 0] = brush.getImageData(0, 0, 1, 1).data
  return alpha === 255 ? { red, green, blue } : undefined
}

/** Css pixels of the icon on the screen, and those of its picture. */
export const iconPx = 112
const picturePx = 2 * iconPx

/** The manifest of the shop, where it has one; asked for once the page is calm, while there is a connection. */
function useManifest(): Manifest | undefined {
  const settings = useSettings()
  const isOnline = useStore($online)
  const isThere = useConfiguration()?.features?.webAppManifest
  const [isIdle, setIdle] = useState(false)
  useEffect(() => whenIdle(() => setIdle(true)), [])
  const cached = useMemo(() => cachedManifest(settings), [settings])
  const { value } = useStore(isThere && isOnline && isIdle ? manifestStore(settings, {}) : $idle)
  return isThere === false ? undefined : (value ?? cached)
}

/** Colours and icon of the app for the offline screen: those of the manifest, else white and the configuration's icon (OFF-03..05, G11). */
export function useOfflineTheme(): { look: ReadableColors; icon: string | undefined } {
  const settings = useSettings()
  const manifest = useManifest()
  const maskable = useConfiguration()?.appIconMaskable
  const named = maskableIcon(manifest, picturePx)
  const icon =
    named === undefined
      ? maskable && imageUrl(settings.apiBase, maskable, { w: picturePx, h: picturePx, fit: 'cover' })
      : safeUrl(named, 'image', shopBase(settings))
  useEffect(() => {
    if (icon) new Image().src = icon // while it can be had
  }, [icon])
  const look = useMemo(() => readableColors(readColor(manifest?.background_color) ?? white), [manifest?.background_color])
  return { look, icon }
}
