import { useRef, useState } from 'react'
import { imageUrl, pixelRatioLimit } from '../../base/images/image-url.ts'
import { pageLink, relOf } from '../../base/security/safe-url.ts'
import { messages } from '../../domain/messages.ts'
import { useSettings } from '../../kit/host.ts'
import { useSheet } from '../../kit/use-sheet.ts'
import { useConfiguration } from '../../parts/app/use-configuration.ts'
import { useLinkClick } from '../../parts/app/use-link-click.ts'
import { useText } from '../../parts/app/use-text.ts'
import { useDark } from '../../ui/use-dark.ts'
import sheet from './logo.css?sheet'

const heightPx = 40
/** minimum aspect ratio of a picture that includes the shop's name */
const wordmarkRatio = 1.5

interface LogoProps {
  /** target of the link; no link when absent */
  url?: string
  /** uses the light logo on light backgrounds too */
  light?: boolean
  source?: string
}

/**
 * The shop's logo, in a header linked to the home page; the light version on dark backgrounds (MENU-10). Shows the shop's name
 * next to a logo without it, and in place of a missing one.
 */
export function Logo({ url, light = false, source = 'logo' }: LogoProps) {
  useSheet(sheet)
  const t = useText()
  const box = useRef<HTMLAnchorElement & HTMLSpanElement>(null)
  const isDark = useDark(box)
  const [isWordmark, setWordmark] = useState(false)
  const settings = useSettings()
  const follow = useLinkClick(source)
  const configuration = useConfiguration()
  const { logo, logoAlt, logoLight, logoLightAlt, siteName, imageQuality } = configuration ?? {}
  const [id, alt] = logoLight && (light || isDark) ? [logoLight, logoLightAlt] : [logo, logoAlt]
  const src = id && imageUrl(settings.apiBase, id, { h: heightPx * pixelRatioLimit(imageQuality), f: 'webp' })
  const href = pageLink(settings, url)
  const name = siteName ?? t(messages.home)
  const Box = href === undefined ? 'span' : 'a'
  const link = href === undefined ? {} : { href, rel: relOf(settings, href), onClick: follow }
  return (
    <Box className="logo" part="logo" ref={box} {...link}>
      {src && (
        <img
          src={src}
          alt={alt || name}
          height={heightPx}
          onLoad={({ currentTarget: { naturalWidth, naturalHeight } }) => setWordmark(naturalWidth >= naturalHeight * wordmarkRatio)}
        />
      )}
      {configuration && !(src && isWordmark) && <span aria-hidden={src !== undefined}>{name}</span>}
    </Box>
  )
}
