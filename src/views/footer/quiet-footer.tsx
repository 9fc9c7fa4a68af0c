import { pageLink, relOf } from '../../base/security/safe-url.ts'
import { messages } from '../../domain/messages.ts'
import { useSettings } from '../../kit/host.ts'
import { useSheet } from '../../kit/use-sheet.ts'
import { useConfiguration } from '../../parts/app/use-configuration.ts'
import { useLinkClick } from '../../parts/app/use-link-click.ts'
import { useText } from '../../parts/app/use-text.ts'
import { Copyright, PaymentMarks } from './footer-end.tsx'
import sheet from './quiet-footer.css?sheet'

/** The footer of a checkout: only those pages that buyers may need before they order, if the shop has them. */
export function QuietFooter() {
  useSheet(sheet)
  const t = useText()
  const settings = useSettings()
  const follow = useLinkClick('footer')
  const { termsPage, returnsPage, privacyPolicyPage, contactsPage } = useConfiguration() ?? {}
  const links = [
    { path: termsPage, title: messages.termsOfSaleTitle },
    { path: returnsPage, title: messages.returnsInfo },
    { path: privacyPolicyPage, title: messages.privacyPolicyTitle },
    { path: contactsPage, title: messages.contacts },
  ].flatMap(({ path, title }) => (path === undefined ? [] : [{ href: pageLink(settings, path), title }]))
  return (
    <footer className="footer" part="root">
      <div className="wrap quiet">
        <Copyright />
        <PaymentMarks />
        {links.length > 0 && (
          <nav aria-label={t(messages.footerMenu)}>
            <ul className="quiet-links">
              {links.map(({ href, title }) => (
                <li key={title}>
                  <a className="company-link" part="link" href={href} rel={relOf(settings, href)} onClick={follow}>
                    {t(title)}
                  </a>
                </li>
              ))}
            </ul>
          </nav>
        )}
        <slot name="bottom" />
      </div>
    </footer>
  )
}
