import type { Language } from './common/shape.ts'

/** Content of the mails about a request. */
export interface RequestMailFacts {
  shop: string
  form: string
  number: string
  /** URL of the page with the form */
  url: string
  /** field titles with their values */
  answers: { title: string; value: string }[]
}

interface Words {
  stars: (rating: number) => string
  arrived: (facts: RequestMailFacts) => string
  from: (facts: RequestMailFacts) => string
  received: (facts: RequestMailFacts) => string
  greeting: string
  thanks: (facts: RequestMailFacts) => string
  copy: string
  notYou: string
}

const words: Record<Language, Words> = {
  en: {
    stars: (rating) => `${rating} of 5`,
    arrived: ({ form, number }) => `${form}: request ${number}`,
    from: ({ url }) => `Sent from the page ${url}`,
    received: ({ number, shop }) => `We have received your request ${number} – ${shop}`,
    greeting: 'Hello,',
    thanks: ({ form, number }) => `thank you for writing. Your request “${form}” has the number ${number}, and we will answer it soon.`,
    copy: 'This is what you have sent:',
    notYou: 'If you have not sent us anything, somebody has mistyped an address: you need not do anything.',
  },
  lt: {
    stars: (rating) => `${rating} iš 5`,
    arrived: ({ form, number }) => `${form}: užklausa ${number}`,
    from: ({ url }) => `Išsiųsta iš puslapio ${url}`,
    received: ({ number, shop }) => `Gavome Jūsų užklausą ${number} – ${shop}`,
    greeting: 'Sveiki,',
    thanks: ({ form, number }) => `ačiū, kad parašėte. Jūsų užklausos „${form}“ numeris – ${number}. Netrukus į ją atsakysime.`,
    copy: 'Štai ką mums išsiuntėte:',
    notYou: 'Jei nieko mums nesiuntėte, kažkas suklydo rašydamas adresą – nieko daryti nereikia.',
  },
}

/** A rating as text. */
export const ratingText = (language: Language, rating: number): string => words[language].stars(rating)

const listed = ({ answers }: RequestMailFacts) =>
  answers.map(({ title, value }) => `${title}:\n  ${value.replace(/\n/g, '\n  ')}`).join('\n')

/** The mail to the shop, with all values. */
export function requestMail(language: Language, facts: RequestMailFacts): { subject: string; body: string } {
  const text = words[language]
  return { subject: text.arrived(facts), body: [listed(facts), text.from(facts)].join('\n\n') }
}

/** The receipt for the sender. Copies the values only to a confirmed address; otherwise the form could relay spam. */
export function receiptMail(language: Language, facts: RequestMailFacts, hasCopy: boolean): { subject: string; body: string } {
  const text = words[language]
  const body = [text.greeting, text.thanks(facts), ...(hasCopy ? [`${text.copy}\n\n${listed(facts)}`] : [text.notYou]), facts.shop].join(
    '\n\n',
  )
  return { subject: text.received(facts), body }
}
