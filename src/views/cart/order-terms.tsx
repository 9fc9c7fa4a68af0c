import type { ReactNode } from 'react'
import { pageLink, relOf } from '../../base/security/safe-url.ts'
import { messages } from '../../domain/messages.ts'
import { useSettings } from '../../kit/host.ts'
import { FilledText } from '../../parts/app/filled-text.tsx'
import { useConfiguration } from '../../parts/app/use-configuration.ts'
import { useLinkClick } from '../../parts/app/use-link-click.ts'
import { useText } from '../../parts/app/use-text.ts'

/** What the shopper accepts with the order, and where returns are explained; only pages that the shop has. */
export function OrderTerms() {
  const t = useText()
  const { termsPage, privacyPolicyPage, returnsPage } = useConfiguration() ?? {}
  if (termsPage === undefined && returnsPage === undefined) return null
  return (
    <p className="cart-terms">
      {termsPage !== undefined && (
        <>
          <FilledText
            text={privacyPolicyPage === undefined ? messages.acceptTerms : messages.acceptTermsAndPrivacy}
            parts={{
              terms: <PageLink path={termsPage}>{t(messages.termsOfSale)}</PageLink>,
              privacyPolicy: <PageLink path={privacyPolicyPage}>{t(messages.privacyPolicy)}</PageLink>,
            }}
          />
          {'. '}
        </>
      )}
      {returnsPage !== undefined && <PageLink path={returnsPage}>{t(messages.returnsInfo)}</PageLink>}
    </p>
  )
}

function PageLink({ path, children }: { path: string | undefined; children: ReactNode }) {
  const settings = useSettings()
  const follow = useLinkClick('cart')
  const href = pageLink(settings, path)
  return (
    <a href={href} rel={relOf(settings, href)} part="link" onClick={follow}>
      {children}
    </a>
  )
}
