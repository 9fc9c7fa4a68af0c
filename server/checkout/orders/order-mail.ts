import { greet } from '../../languages/greet.ts'
import type { OrderMailFacts } from '../../languages/mail-facts.ts'
import type { Words } from '../../languages/words.ts'

/** The mail that confirms an order. */
export function orderMail(words: Words, facts: OrderMailFacts): { subject: string; body: string } {
  const text = words.orderMail
  const body = [
    greet(words, facts.name),
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
