import { useId } from 'react'
import { messages } from '../../../domain/messages.ts'
import { accountBenefits, offersPrivateRegistration } from '../../../domain/session/registration.ts'
import { Icon } from '../../../ui/icon.tsx'
import { fileSpreadsheet, mapPin, packageBox, receiptText, rotateCcw } from '../../../ui/icons.ts'
import { useConfiguration } from '../../app/use-configuration.ts'
import { useText } from '../../app/use-text.ts'
import { StepLink, type StepProps } from './step-link.tsx'

const icons = { invoices: receiptText, orders: packageBox, returns: rotateCcw, addresses: mapPin, priceList: fileSpreadsheet }

/** Benefits of an account, with a link to registration (LOGIN-08). */
export function SignUpAside({ goTo }: StepProps) {
  const t = useText()
  const heading = useId()
  const configuration = useConfiguration()
  const isForAll = offersPrivateRegistration(configuration?.features)
  return (
    <section className="login-aside" aria-labelledby={heading}>
      <h2 className="login-aside-title" id={heading}>
        {t(isForAll ? messages.newHereForAll : messages.newHere)}
      </h2>
      <p className="login-aside-hint">{t(messages.newHereHint)}</p>
      <ul className="login-benefits">
        {accountBenefits(configuration).map(({ kind, text }) => (
          <li key={kind}>
            <Icon path={icons[kind]} />
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
