import { imageUrl, pixelRatioLimit } from '../../base/images/image-url.ts'
import { safeUrl } from '../../base/security/safe-url.ts'
import { socialLinks } from '../../domain/account/company.ts'
import { messages } from '../../domain/messages.ts'
import { useSettings } from '../../kit/host.ts'
import { useSheet } from '../../kit/use-sheet.ts'
import { useConfiguration } from '../../parts/app/use-configuration.ts'
import { useText } from '../../parts/app/use-text.ts'
import { Icon } from '../../ui/icon.tsx'
import { facebook, linkedIn, twitter } from '../../ui/icons.ts'
import sheet from './payment-marks.css?sheet'

const logoHeightPx = 30

/** Logos of the accepted payment methods (MENU-07). */
export function PaymentMarks() {
  useSheet(sheet)
  const t = useText()
  const { apiBase } = useSettings()
  const { footerPaymentLogos = [], imageQuality } = useConfiguration() ?? {}
  const height = logoHeightPx * pixelRatioLimit(imageQuality)
  const marks = footerPaymentLogos.flatMap((id) => imageUrl(apiBase, id, { h: height, f: 'webp' }) ?? [])
  if (marks.length === 0) return null
  return (
    <div className="payments" part="payments" role="img" aria-label={t(messages.paymentMethods)}>
      {marks.map((src) => (
        <img key={src} src={src} alt="" height={logoHeightPx} loading="lazy" decoding="async" />
      ))}
    </div>
  )
}

const icons = { Facebook: facebook, LinkedIn: linkedIn, Twitter: twitter }

/** Links to the company's social networks that are configured (MENU-08). */
export function SocialLinks() {
  const links = socialLinks(useConfiguration() ?? {}).flatMap(({ name, url }) => {
    const href = safeUrl(url, 'link')
    return href === undefined ? [] : [{ name, href }]
  })
  if (links.length === 0) return null
  return (
    <ul className="social" part="social">
      {links.map(({ name, href }) => (
        <li key={name}>
          <a className="button" data-kind="icon" part="link" href={href} rel="noopener noreferrer" aria-label={name}>
            <Icon path={icons[name]} />
          </a>
        </li>
      ))}
    </ul>
  )
}

export function Copyright() {
  const { siteName } = useConfiguration() ?? {}
  return siteName ? <span>{`© ${new Date().getFullYear()} ${siteName}`}</span> : null
}
