import { type RegistrationMode, registrationMode } from '../../../../src/domain/session/registration.ts'
import { features } from '../../../../src/model/app/configuration.ts'
import type { Registration } from '../../../../src/model/session/registration.ts'
import { accountWords } from '../../../content/account-words.ts'
import type { Language } from '../../../content/common/shape.ts'
import { addCustomer, type CustomerInput, customerInput } from '../../account/customers.ts'
import type { Deps } from '../../context/deps.ts'
import type { Db } from '../../db/db.ts'
import { Problem } from '../../http/problem.ts'
import { checkRegistration } from './check-registration.ts'
import { mailConfirmation } from './confirm-email.ts'
import { type MailBranding, mailAccount, mailBrandingIn } from './mail-account.ts'

export interface Registered {
  customer: string
  /** the step before the first login */
  mode: RegistrationMode
}

/** Keeps only the fields that a registration may set (R37). */
const toCustomerInput = (sent: Registration): CustomerInput => {
  const trimmed = Object.entries(sent).map(([field, value]) => [field, typeof value === 'string' ? value.trim() : value])
  return customerInput.parse({ ...Object.fromEntries(trimmed), buyAs: 'b2b' })
}

interface ExistingRow {
  id: string
  password: string | null
  same: boolean
  awaits_email: boolean
  awaits_approval: boolean
  disabled: Date | null
}

const readRegistrationMode = ({ awaits_approval, awaits_email }: ExistingRow): RegistrationMode => {
  if (awaits_approval) return 'approval'
  return awaits_email ? 'confirmation' : 'session'
}

/** The account that an identical earlier request created; undefined if it is closed, or if password or details differ. */
async function findExistingAccount({ db, passwords }: Deps, sent: Registration, details: CustomerInput): Promise<Registered | undefined> {
  const find = async () => {
    const sql = `select id, password, details = $2::jsonb as same, awaits_email, awaits_approval, disabled
      from customer where lower(email) = lower($1)`
    return (await db.query<ExistingRow>(sql, [sent.email.trim(), JSON.stringify(details)]))[0]
  }
  // always hashes, so that the response takes as long as creating an account
  const row = await passwords.match(sent.password, find)
  return row?.same && !row.disabled ? { customer: row.id, mode: readRegistrationMode(row) } : undefined
}

/** Mails the owner of a new account. */
async function mailRegistered(tx: Db, branding: MailBranding, { customer, mode }: Registered, at: Date): Promise<void> {
  if (mode === 'confirmation') await mailConfirmation(tx, branding, customer, at)
  if (mode === 'approval') await mailAccount(tx, branding, { kind: 'received', customer, link: branding.link(), at })
}

/**
 * Creates a company account, or returns the one that an identical earlier request created. Throws a 403 if registration is
 * closed, a 422 for invalid fields and a 409 if the address has an account. Calls `onKnown` before it checks the password of
 * an existing account; throw there to limit guesses (R34).
 */
export async function registerAccount(deps: Deps, sent: Registration, language: Language, onKnown: () => void): Promise<Registered> {
  const { db, settings, passwords, now } = deps
  const words = accountWords[language]
  passwords.admit()
  const switches = features.parse((await settings.configuration(language)).features ?? {})
  if (!switches.customerRegistration) throw new Problem(403, 'RegistrationClosed', words.closed)
  await checkRegistration(settings, sent, language)
  const details = toCustomerInput(sent)
  const mode = registrationMode(switches)
  const branding = await mailBrandingIn(deps, language)
  const at = now()
  const known = await db.query('select 1 from customer where lower(email) = lower($1)', [sent.email.trim()])
  const password = known.length === 0 ? await passwords.hash(sent.password) : undefined
  const made =
    password &&
    (await db.tx(async (tx) => {
      const customer = await addCustomer(tx, {
        ...{ email: sent.email, at, password, language, b2b: true, details, agreed: true },
        newsletterMail: sent.news_letter_mail ?? false,
        newsletterSms: sent.news_letter_sms ?? false,
        awaitsEmail: switches.customerEmailConfirmation ?? false,
        awaitsApproval: mode === 'approval',
      })
      if (customer) await mailRegistered(tx, branding, { customer, mode }, at)
      return customer
    }))
  if (!made) onKnown()
  const account = made ? { customer: made, mode } : await findExistingAccount(deps, sent, details)
  if (!account) throw new Problem(409, 'EmailTaken', words.taken)
  return account
}
