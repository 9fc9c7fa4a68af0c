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
  /** what has to happen before the first login */
  mode: RegistrationMode
}

/** What is kept of a registration: the fields that it may decide on, nothing else (R37). */
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

/** The account that the very same request has made before; whoever does not know its password is told that there is one. */
async function findExistingAccount({ db, passwords }: Deps, sent: Registration, details: CustomerInput): Promise<Registered | undefined> {
  const find = async () => {
    const sql = `select id, password, details = $2::jsonb as same, awaits_email, awaits_approval, disabled
      from customer where lower(email) = lower($1)`
    return (await db.query<ExistingRow>(sql, [sent.email.trim(), JSON.stringify(details)]))[0]
  }
  // checked for all, so that the answer takes as long as making an account does
  const row = await passwords.match(sent.password, find)
  return row?.same && !row.disabled ? { customer: row.id, mode: readRegistrationMode(row) } : undefined
}

/** What somebody with a new account is written. */
async function mailRegistered(tx: Db, stationery: MailBranding, { customer, mode }: Registered, at: Date): Promise<void> {
  if (mode === 'confirmation') await mailConfirmation(tx, stationery, customer, at)
  if (mode === 'approval') await mailAccount(tx, stationery, { kind: 'received', customer, link: stationery.link(), at })
}

/**
 * Makes a company's account, or finds the one that the same request has made before. Throws a 403 where the shop takes none,
 * a 422 for fields that do not fit, a 409 for an address that has an account; `onKnown` may refuse to try its password (R34).
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
  const stationery = await mailBrandingIn(deps, language)
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
      if (customer) await mailRegistered(tx, stationery, { customer, mode }, at)
      return customer
    }))
  if (!made) onKnown()
  const account = made ? { customer: made, mode } : await findExistingAccount(deps, sent, details)
  if (!account) throw new Problem(409, 'EmailTaken', words.taken)
  return account
}
