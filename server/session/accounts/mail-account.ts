import type { CoreDeps } from '../../context/deps.ts'
import type { Db } from '../../db/db.ts'
import type { Language } from '../../languages/language.ts'
import type { Words } from '../../languages/words.ts'
import { type AccountMailKind, accountMail } from './account-mail.ts'
import { salutation } from './salutation.ts'

/** Shop name and links for account mails in one language. Load it before a transaction. */
export interface MailBranding {
  language: Language
  words: Words
  shop: string
  /** The customer's profile page, with a query. */
  link(query?: Record<string, string>): string
}

/** Loads the mail branding in a language. */
export async function mailBrandingIn({ settings, siteOrigin, languages }: CoreDeps, language: Language): Promise<MailBranding> {
  const { siteName, customerProfilePage } = await settings.configuration(language)
  const page = typeof customerProfilePage === 'string' ? customerProfilePage : '/'
  return {
    language,
    words: languages.words(language),
    shop: String(siteName),
    link: (query = {}) => {
      const url = new URL(page, siteOrigin)
      for (const [name, value] of Object.entries(query)) url.searchParams.set(name, value)
      return url.href
    },
  }
}

/** Loads the mail branding in the language of a customer. */
export async function mailBrandingFor(deps: CoreDeps, customer: string): Promise<MailBranding> {
  const [row] = await deps.db.query<{ lang: string }>('select lang from customer where id = $1', [customer])
  return mailBrandingIn(deps, deps.languages.named(row?.lang))
}

interface AccountMail {
  kind: AccountMailKind
  customer: string
  link: string
  at: Date
}

/** Writes a mail to a customer's address. Does the same work, without a mail, for an unknown id (R33). */
export async function mailAccount(
  tx: Db,
  { language, words, shop }: MailBranding,
  { kind, customer, link, at }: AccountMail,
): Promise<void> {
  const [row] = await tx.query<{ name: string | null }>("select details->>'name' as name from customer where id = $1", [customer])
  const { subject, body } = accountMail(kind, words, { shop, name: salutation(row?.name), link })
  await tx.query('insert into outbox (recipient, subject, body, lang, created) select email, $2, $3, $4, $5 from customer where id = $1', [
    customer,
    subject,
    body,
    language,
    at,
  ])
}
