import { useId } from 'react'
import { messages } from '../../../domain/messages.ts'
import { offersPrivateRegistration } from '../../../domain/session/registration.ts'
import { Icon } from '../../../ui/icon.tsx'
import { fileSpreadsheet, packageBox, receiptText, rotateCcw } from '../../../ui/icons.ts'
import { useConfiguration } from '../../app/use-configuration.ts'
import { useText } from '../../app/use-text.ts'
import { StepLink, type StepProps } from './step-link.tsx'

const benefits = [
  [receiptText, messages.benefitInvoice],
  [packageBox, messages.benefitOrders],
  [rotateCcw, messages.benefitReturns],
  [fileSpreadsheet, messages.benefitPriceList],
] as const

/** Benefits of an account, with a link to registration (LOGIN-08). */
export function SignUpAside({ goTo }: StepProps) {
  const t = useText()
  const heading = useId()
  const isForAll = offersPrivateRegistration(useConfiguration()?.features)
  return (
    <section className="login-aside" aria-labelledby={heading}>
      <h2 className="login-aside-title" id={heading}>
        {t(isForAll ? messages.newHereForAll : messages.newHere)}
      </h2>
      <p className="login-aside-hint">{t(messages.newHereHint)}</p>
      <ul className="login-benefits">
        {benefits.map(([icon, text]) => (
          <li key={text}>
            <Icon path={icon} />
            <span>{t(text)}</span>
          </li>
        ))}
      </ul>
      <StepLink step="register" className="button" kind="line" goTo={goTo}>
        {t(messages.signUp)}
      </StepLink>
    </section>
  )
}
