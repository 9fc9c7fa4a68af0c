import { safeUrl } from '../../base/security/safe-url.ts'
import { telUrl } from '../../domain/account/company.ts'
import { returnAddress } from '../../domain/checkout/cart-payloads.ts'
import { messages } from '../../domain/messages.ts'
import type { Cart } from '../../model/cart/cart.ts'
import { FilledText } from '../../parts/app/filled-text.tsx'
import { useConfiguration } from '../../parts/app/use-configuration.ts'
import { useText } from '../../parts/app/use-text.ts'
import { orderAnew } from '../../stores/cart/order-anew.ts'
import { Button } from '../../ui/button.tsx'

interface PaymentHelpProps {
  /** number of the order */
  number: string
  /** what was ordered, if the payment was refused and this tab placed the order */
  cart: Cart | undefined
}

/** What a shopper whose payment failed may do instead: order the same with another method, or ask the shop. */
export function PaymentHelp({ number, cart }: PaymentHelpProps) {
  const t = useText()
  const { companyPhone, companyEmail } = useConfiguration() ?? {}
  const phone = safeUrl(companyPhone && telUrl(companyPhone), 'phone')
  const email = safeUrl(companyEmail && `mailto:${companyEmail}`, 'email')
  const contacts = [phone !== undefined && ([phone, companyPhone] as const), email !== undefined && ([email, companyEmail] as const)]
  const links = contacts.filter((contact) => contact !== false)
  const change = (ordered: Cart) => {
    orderAnew(ordered)
    history.replaceState(history.state, '', returnAddress(location.href))
  }
  return (
    <>
      {cart && (
        <>
          <Button onClick={() => change(cart)}>{t(messages.payAnotherWay)}</Button>
          <p className="order-quiet">{t(messages.payAnotherWayHint, { number })}</p>
        </>
      )}
      {links.length > 0 && (
        <p className="order-contacts">
          <FilledText
            text={messages.paymentHelp}
            parts={{
              contact: links.map(([href, text]) => (
                <a key={href} className="order-contact" part="link" href={href}>
                  <bdi>{text}</bdi>
                </a>
              )),
            }}
          />
        </p>
      )}
    </>
  )
}
