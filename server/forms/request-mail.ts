import type { RequestMailFacts } from '../languages/mail-facts.ts'
import type { Words } from '../languages/words.ts'

const listed = ({ answers }: RequestMailFacts) =>
  answers.map(({ title, value }) => `${title}:\n  ${value.replace(/\n/g, '\n  ')}`).join('\n')

/** The mail to the shop, with all values. */
export function requestMail(words: Words, facts: RequestMailFacts): { subject: string; body: string } {
  const text = words.requestMail
  return { subject: text.arrived(facts), body: [listed(facts), text.from(facts)].join('\n\n') }
}

/** The receipt for the sender. Copies the values only to a confirmed address; otherwise the form could relay spam. */
export function receiptMail(words: Words, facts: RequestMailFacts, hasCopy: boolean): { subject: string; body: string } {
  const text = words.requestMail
  const body = [text.greeting, text.thanks(facts), ...(hasCopy ? [`${text.copy}\n\n${listed(facts)}`] : [text.notYou]), facts.shop].join(
    '\n\n',
  )
  return { subject: text.received(facts), body }
}
