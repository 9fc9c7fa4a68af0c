import { useId } from 'react'
import { messages } from '../../../domain/messages.ts'
import { RadioCards } from '../../../ui/fields/radio-cards.tsx'
import { useText } from '../../app/use-text.ts'
import type { RegistrationForm } from './use-registration.ts'

/** Whether the account belongs to a company or to a private buyer. */
export function BuyerChoice({ registration: { isPrivate, choose } }: { registration: RegistrationForm }) {
  const t = useText()
  const label = useId()
  return (
    <div className="register-buyer">
      <span className="hidden-text" id={label}>
        {t(messages.buyerKind)}
      </span>
      <RadioCards
        labelledBy={label}
        value={isPrivate ? 'b2c' : 'b2b'}
        options={[
          { value: 'b2b', title: t(messages.buyerCompany), description: t(messages.buyerCompanyHint) },
          { value: 'b2c', title: t(messages.buyerPrivate), description: t(messages.buyerPrivateHint) },
        ]}
        onChange={(kind) => choose(kind === 'b2c' ? 'b2c' : 'b2b')}
      />
    </div>
  )
}
