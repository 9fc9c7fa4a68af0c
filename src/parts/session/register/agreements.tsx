import { safeUrl } from '../../../base/security/safe-url.ts'
import { messages } from '../../../domain/messages.ts'
import { CheckboxField } from '../../../ui/fields/checkbox-field.tsx'
import { FilledText } from '../../app/filled-text.tsx'
import { useConfiguration } from '../../app/use-configuration.ts'
import { useText } from '../../app/use-text.ts'
import { RegisterSection } from './register-section.tsx'
import type { RegistrationForm } from './use-registration.ts'

/** Consent to terms and privacy policy (REG-28, REG-30), and to marketing. */
export function Agreements({ registration: { form, error } }: { registration: RegistrationForm }) {
  const t = useText()
  const { b2bTermsOfUseExternalURL, b2bPrivacyPolicyExternalURL } = useConfiguration()?.features ?? {}
  const links = {
    terms: <Document url={b2bTermsOfUseExternalURL} title={t(messages.termsOfSale)} />,
    privacyPolicy: <Document url={b2bPrivacyPolicyExternalURL} title={t(messages.privacyPolicy)} />,
  }
  return (
    <RegisterSection title={t(messages.agreements)}>
      <div className="register-wide">
        <CheckboxField
          name="agreeToPrivacyAndTerms"
          label={<FilledText text={messages.agreeToTerms} parts={links} />}
          required
          checked={form.values.agreeToPrivacyAndTerms}
          error={error('agreeToPrivacyAndTerms')}
          onChange={(isChecked) => form.set('agreeToPrivacyAndTerms', isChecked)}
          onTouch={() => form.touch('agreeToPrivacyAndTerms')}
        />
        <CheckboxField
          name="news_letter_mail"
          label={t(messages.newsByEmail)}
          checked={form.values.news_letter_mail}
          onChange={(isChecked) => form.set('news_letter_mail', isChecked)}
        />
        <CheckboxField
          name="news_letter_sms"
          label={t(messages.newsBySms)}
          checked={form.values.news_letter_sms}
          onChange={(isChecked) => form.set('news_letter_sms', isChecked)}
        />
      </div>
    </RegisterSection>
  )
}

/** Link to a document of the shop in a new tab; plain text if there is no safe URL. */
function Document({ url, title }: { url: string | undefined; title: string }) {
  const href = safeUrl(url, 'link')
  if (href === undefined) return title
  return (
    <a className="text-link" part="link" href={href} target="_blank" rel="noopener noreferrer">
      {title}
    </a>
  )
}
