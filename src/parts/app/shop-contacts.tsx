import { safeUrl } from '../../base/security/safe-url.ts'
import { telUrl } from '../../domain/account/company.ts'
import { messages } from '../../domain/messages.ts'
import { useSheet } from '../../kit/use-sheet.ts'
import { FilledText } from './filled-text.tsx'
import sheet from './shop-contacts.css?sheet'
import { useConfiguration } from './use-configuration.ts'

/** Offers help by the phone and the email of the shop; nothing if the shop has neither. */
export function ShopContacts() {
  useSheet(sheet)
  const { companyPhone, companyEmail } = useConfiguration() ?? {}
  const phone = safeUrl(companyPhone && telUrl(companyPhone), 'phone')
  const email = safeUrl(companyEmail && `mailto:${companyEmail}`, 'email')
  const contacts = [phone !== undefined && ([phone, companyPhone] as const), email !== undefined && ([email, companyEmail] as const)]
  const links = contacts.filter((contact) => contact !== false)
  if (links.length === 0) return null
  return (
    <p className="shop-contacts">
      <FilledText
        text={messages.contactHelp}
        parts={{
          contact: links.map(([href, text]) => (
            <a key={href} part="link" href={href}>
              <bdi>{text}</bdi>
            </a>
          )),
        }}
      />
    </p>
  )
}
