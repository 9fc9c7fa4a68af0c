import type { Language } from './common/shape.ts'
import { greeting } from './greeting.ts'

interface PaymentMailFacts {
  shop: string
  /** recipient's name; '' for a neutral greeting */
  name: string
  /** number of the order */
  number: string
}

const words: Record<Language, { subject: (facts: PaymentMailFacts) => string; text: (facts: PaymentMailFacts) => string }> = {
  en: {
    subject: ({ number, shop }) => `Payment received for order ${number} at ${shop}`,
    text: ({ number }) => `we have received your payment for order ${number} and are packing it now.`,
  },
  lt: {
    subject: ({ number, shop }) => `Gavome užsakymo ${number} apmokėjimą – ${shop}`,
    text: ({ number }) => `Gavome užsakymo ${number} apmokėjimą ir jau jį pakuojame.`,
  },
}

/** The mail that confirms a payment. */
export function paymentMail(language: Language, facts: PaymentMailFacts): { subject: string; body: string } {
  const { subject, text } = words[language]
  return { subject: subject(facts), body: [greeting[language](facts.name), text(facts), facts.shop].join('\n\n') }
}
