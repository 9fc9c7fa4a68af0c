import type { Language } from './common/shape.ts'
import { greeting } from './greeting.ts'

interface PaymentMailFacts {
  shop: string
  /** recipient's name; '' for a neutral greeting */
  name: string
  /** number of the order */
  number: string
}

type Words = Record<Language, { subject: (facts: PaymentMailFacts) => string; text: (facts: PaymentMailFacts) => string }>

const received: Words = {
  en: {
    subject: ({ number, shop }) => `Payment received for order ${number} at ${shop}`,
    text: ({ number }) => `we have received your payment for order ${number} and are packing it now.`,
  },
  lt: {
    subject: ({ number, shop }) => `Gavome užsakymo ${number} apmokėjimą – ${shop}`,
    text: ({ number }) => `Gavome užsakymo ${number} apmokėjimą ir jau jį pakuojame.`,
  },
}

const cancelled: Words = {
  en: {
    subject: ({ number, shop }) => `Order ${number} at ${shop} is cancelled`,
    text: ({ number }) =>
      `order ${number} is cancelled, and nothing was charged. Its products are back in your cart, to be paid another way.`,
  },
  lt: {
    subject: ({ number, shop }) => `Užsakymas ${number} atšauktas – ${shop}`,
    text: ({ number }) =>
      `Užsakymas ${number} atšauktas, pinigai nenuskaityti. Prekės grąžintos į krepšelį, galite pasirinkti kitą mokėjimo būdą.`,
  },
}

const mail =
  (words: Words) =>
  (language: Language, facts: PaymentMailFacts): { subject: string; body: string } => {
    const { subject, text } = words[language]
    return { subject: subject(facts), body: [greeting[language](facts.name), text(facts), facts.shop].join('\n\n') }
  }

/** The mail that confirms a payment. */
export const paymentMail = mail(received)

/** The mail about an order that is cancelled because its payment was refused. */
export const cancellationMail = mail(cancelled)
