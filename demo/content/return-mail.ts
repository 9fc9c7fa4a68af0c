import type { Language } from './common/shape.ts'

/** Content of the confirmation of a return. */
export interface ReturnMailFacts {
  shop: string
  name: string
  /** number of the order */
  number: string
  lines: { title: string; quantity: number }[]
  reason: string
  comment: string
}

interface Words {
  subject: (facts: ReturnMailFacts) => string
  greeting: (facts: ReturnMailFacts) => string
  thanks: (facts: ReturnMailFacts) => string
  reason: string
  comment: string
  end: string
}

const words: Record<Language, Words> = {
  en: {
    subject: ({ number, shop }) => `Your return of order ${number} at ${shop}`,
    greeting: ({ name }) => `Hello ${name},`,
    thanks: ({ number }) => `we have received your request to return this from your order ${number}:`,
    reason: 'Reason',
    comment: 'Your comment',
    end: 'We will look at it and write to you within two working days.',
  },
  lt: {
    subject: ({ number, shop }) => `Užsakymo ${number} grąžinimas – ${shop}`,
    greeting: ({ name }) => `Sveiki, ${name}!`,
    thanks: ({ number }) => `Gavome Jūsų prašymą grąžinti šias užsakymo ${number} prekes:`,
    reason: 'Priežastis',
    comment: 'Jūsų pastaba',
    end: 'Peržiūrėsime ir parašysime per dvi darbo dienas.',
  },
}

/** The mail that confirms a return request. */
export function returnMail(language: Language, facts: ReturnMailFacts): { subject: string; body: string } {
  const text = words[language]
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
