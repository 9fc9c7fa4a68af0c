import { useId } from 'react'
import { messages } from '../../domain/messages.ts'
import { useText } from '../../parts/app/use-text.ts'
import { editRecipient } from '../../stores/checkout/checkout-fields.ts'
import { TextField } from '../../ui/fields/text-field.tsx'
import { LoginOffer } from './login-offer.tsx'
import type { CheckoutForm } from './use-checkout-form.ts'

/** Name and contact details of the recipient. */
export function RecipientFields({ form }: { form: CheckoutForm }) {
  const t = useText()
  const heading = useId()
  const { name, surname, phone, email } = form.cart.address ?? {}
  return (
    <section aria-labelledby={heading} part="recipient">
      <h2 className="cart-heading" id={heading}>
        {t(messages.recipientOfOrder)}
      </h2>
      <LoginOffer />
      <div className="field-columns">
        <TextField
          label={t(messages.firstName)}
          autoComplete="given-name"
          name="name"
          value={name}
          error={form.errorOf('name')}
          onCommit={(text) => editRecipient({ name: text })}
          onTouch={() => form.touch('name')}
        />
        <TextField
          label={t(messages.surname)}
          autoComplete="family-name"
          name="surname"
          value={surname}
          error={form.errorOf('surname')}
          onCommit={(text) => editRecipient({ surname: text })}
          onTouch={() => form.touch('surname')}
        />
        <TextField
          label={t(messages.phone)}
          type="tel"
          autoComplete="tel"
          name="phone"
          value={phone}
          error={form.errorOf('phone')}
          onCommit={(text) => editRecipient({ phone: text })}
          onTouch={() => form.touch('phone')}
        />
        <TextField
          label={t(messages.email)}
          type="email"
          autoComplete="email"
          autoCapitalize="off"
          spellCheck={false}
          name="email"
          value={email}
          error={form.errorOf('email')}
          onCommit={(text) => editRecipient({ email: text })}
          onTouch={() => form.touch('email')}
        />
      </div>
    </section>
  )
}
