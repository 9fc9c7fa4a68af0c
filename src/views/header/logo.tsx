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
/** width by height from which a picture has the shop's name in it */
const wordmarkRatio = 1.5

interface LogoProps {
  /** where it leads; nowhere when absent */
  url?: string
  /** takes the light logo on a light ground too */
  light?: boolean
  source?: string
}

/**
 * The shop's logo, in a header the way home; the light one where the page is dark (MENU-10). The name of the shop stands beside a
 * picture that is only its mark, and instead of none.
 */
export function Logo({ url, light = false, source = 'logo' }: LogoProps) {
  useSheet(sheet)
  const t = useText()
  const linkRef = useRef<HTMLAnchorElement>(null)
  const isDark = useDark(linkRef)
  const [isWordmark, setWordmark] = useState(false)
  const settings = useSettings()
  const follow = useLinkClick(source)
  const configuration = useConfiguration()
  const { logo, logoAlt, logoLight, logoLightAlt, siteName, imageQuality } = configuration ?? {}
  const [id, alt] = logoLight && (light || isDark) ? [logoLight, logoLightAlt] : [logo, logoAlt]
  const src = id && imageUrl(settings.apiBase, id, { h: heightPx * pixelRatioLimit(imageQuality), f: 'webp' })
  const href = pageLink(settings, url)
  const name = siteName ?? t(messages.home)
  return (
    <a className="logo" part="logo" ref={linkRef} href={href} rel={relOf(settings, href)} onClick={follow}>
      {src && (
        <img
          src={src}
          alt={alt || name}
          height={heightPx}
          onLoad={({ currentTarget: { naturalWidth, naturalHeight } }) => setWordmark(naturalWidth >= naturalHeight * wordmarkRatio)}
        />
      )}
      {configuration && !(src && isWordmark) && <span aria-hidden={src !== undefined}>{name}</span>}
    </a>
  )
}
