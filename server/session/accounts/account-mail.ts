import { greet } from '../../languages/greet.ts'
import type { Words } from '../../languages/words.ts'

/** Kinds of mails about an account. */
export type AccountMailKind = keyof Words['accountMail']

interface Facts {
  shop: string
  name: string
  /** URL of the page that the mail links to */
  link: string
}

/** Subject and body of a mail about an account. */
export function accountMail(kind: AccountMailKind, words: Words, { shop, name, link }: Facts): { subject: string; body: string } {
  const { subject, lines } = words.accountMail[kind]
  return { subject: subject(shop), body: [greet(words, name), ...lines(link), shop].join('\n\n') }
}
