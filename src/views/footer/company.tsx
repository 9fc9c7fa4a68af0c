import { safeUrl } from '../../base/security/safe-url.ts'
import { telUrl } from '../../domain/account/company.ts'
import { messages } from '../../domain/messages.ts'
import { useConfiguration } from '../../parts/app/use-configuration.ts'
import { useText } from '../../parts/app/use-text.ts'
import { Logo } from '../header/logo.tsx'

/** Logo and details of the company; omits fields that the shop has not set (MENU-10). */
export function Company() {
  const t = useText()
  const { companyName, companyCode, companyVATCode, companyAddress, companyPhone, companyEmail } = useConfiguration() ?? {}
  const phone = safeUrl(companyPhone && telUrl(companyPhone), 'phone')
  const email = safeUrl(companyEmail && `mailto:${companyEmail}`, 'email')
  return (
    <div className="company" part="company">
      <Logo light />
      <p className="company-details">
        {companyName && <span>{companyName}</span>}
        {companyCode && <span>{t(messages.companyCode, { code: companyCode })}</span>}
        {companyVATCode && <span>{t(messages.vatCode, { code: companyVATCode })}</span>}
        {companyAddress && <span>{companyAddress}</span>}
      </p>
      <p>
        {phone !== undefined && (
          <a className="company-link" part="link" href={phone}>
            <bdi>{companyPhone}</bdi>
          </a>
        )}
        {email !== undefined && (
          <a className="company-link" part="link" href={email}>
            {companyEmail}
          </a>
        )}
      </p>
    </div>
  )
}
