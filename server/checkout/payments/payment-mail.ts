import { greet } from '../../languages/greet.ts'
import type { PaymentMailFacts } from '../../languages/mail-facts.ts'
import type { Words } from '../../languages/words.ts'

/** The mail about a payment that has arrived, or about an order that is cancelled because its payment was refused. */
export function paymentMail(words: Words, kind: 'paymentMail' | 'cancellationMail', facts: PaymentMailFacts) {
  const { subject, text } = words[kind]
  return { subject: subject(facts), body: [greet(words, facts.name), text(facts), facts.shop].join('\n\n') }
}
