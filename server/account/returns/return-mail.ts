import type { ReturnMailFacts } from '../../languages/mail-facts.ts'
import type { Words } from '../../languages/words.ts'

/** The mail that confirms a return request. */
export function returnMail(words: Words, facts: ReturnMailFacts): { subject: string; body: string } {
  const text = words.returnMail
  const body = [
    text.greeting(facts),
    text.thanks(facts),
    facts.lines.map(({ title, quantity }) => `${quantity} × ${title}`).join('\n'),
    [`${text.reason}: ${facts.reason}`, ...(facts.comment ? [`${text.comment}: ${facts.comment}`] : [])].join('\n'),
    text.end,
    facts.shop,
  ].join('\n\n')
  return { subject: text.subject(facts), body }
}
