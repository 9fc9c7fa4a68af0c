import type { Language } from './common/shape.ts'
import { greeting } from './greeting.ts'
import type { PaymentAccount } from './payment-methods.ts'

/** Content of an order confirmation; amounts are formatted, such as €12,50. */
export interface OrderMailFacts {
  shop: string
  /** recipient's name; '' for a neutral greeting */
  name: string
  number: string
  lines: { title: string; quantity: number; total: string }[]
  /** delivery methods; `to` is the destination, if shown */
  deliveries: { title: string; to: string | undefined }[]
  deliveryPrice: string
  discount: string | undefined
  voucher: string | undefined
  total: string
  VAT: string
  payment: string
  /** for an order that is paid by bank transfer */
  transfer: PaymentAccount | undefined
}

interface Words {
  subject: (facts: OrderMailFacts) => string
  thanks: string
  delivery: string
  deliveryPrice: string
  discount: string
  voucher: string
  total: string
  VAT: string
  payment: string
  transfer: (facts: OrderMailFacts, account: PaymentAccount) => string
  end: string
}

const words: Record<Language, Words> = {
  en: {
    subject: ({ number, shop }) => `Your order ${number} at ${shop}`,
    thanks: 'thank you for your order. This is what we will pack for you:',
    delivery: 'Delivery',
    deliveryPrice: 'Delivery price',
    discount: 'Saved with the discount code',
    voucher: 'Paid with a gift voucher',
    total: 'Total, VAT included',
    VAT: 'of which VAT',
    payment: 'Payment',
    transfer: ({ total, number }, { recipient, account, bank, bic }) =>
      `Please transfer ${total}\nto: ${recipient}\naccount: ${account} (${bank}, ${bic})\nreference: ${number}`,
    end: 'We will write again when the parcel leaves.',
  },
  lt: {
    subject: ({ number, shop }) => `Jūsų užsakymas ${number} – ${shop}`,
    thanks: 'Ačiū už užsakymą. Štai ką Jums supakuosime:',
    delivery: 'Pristatymas',
    deliveryPrice: 'Pristatymo kaina',
    discount: 'Sutaupyta su nuolaidos kodu',
    voucher: 'Apmokėta dovanų kuponu',
    total: 'Iš viso su PVM',
    VAT: 'iš jų PVM',
    payment: 'Apmokėjimas',
    transfer: ({ total, number }, { recipient, account, bank, bic }) =>
      `Prašome pervesti ${total}\ngavėjas: ${recipient}\nsąskaita: ${account} (${bank}, ${bic})\nmokėjimo paskirtis: ${number}`,
    end: 'Parašysime dar kartą, kai siunta iškeliaus.',
  },
}

/** The mail that confirms an order. */
export function orderMail(language: Language, facts: OrderMailFacts): { subject: string; body: string } {
  const text = words[language]
  const body = [
    greeting[language](facts.name),
    text.thanks,
    facts.lines.map(({ title, quantity, total }) => `${quantity} × ${title}: ${total}`).join('\n'),
    facts.deliveries.map(({ title, to }) => `${text.delivery}: ${[title, to].filter(Boolean).join(', ')}`).join('\n'),
    [
      `${text.deliveryPrice}: ${facts.deliveryPrice}`,
      ...(facts.discount ? [`${text.discount}: ${facts.discount}`] : []),
      ...(facts.voucher ? [`${text.voucher}: ${facts.voucher}`] : []),
      `${text.total}: ${facts.total} (${text.VAT} ${facts.VAT})`,
      `${text.payment}: ${facts.payment}`,
    ].join('\n'),
    ...(facts.transfer ? [text.transfer(facts, facts.transfer)] : []),
    text.end,
    facts.shop,
  ].join('\n\n')
  return { subject: text.subject(facts), body }
}
