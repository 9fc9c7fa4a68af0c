import { offersPrivateRegistration, type RegistrationMode, registrationMode } from '../../../src/domain/session/registration.ts'
import { type Features, features } from '../../../src/model/app/configuration.ts'
import type { AnyRegistration } from '../../../src/model/session/registration.ts'
import { addCustomer, type CustomerInput, customerInput } from '../../account/customers.ts'
import type { CoreDeps } from '../../context/deps.ts'
import type { Db } from '../../db/db.ts'
import type { Registered } from '../../engine/engine.ts'
import { notFound, Problem } from '../../http/problem.ts'
import type { Language } from '../../languages/language.ts'
import { checkRegistration } from './check-registration.ts'
import { mailConfirmation } from './confirm-email.ts'
import { type MailBranding, mailAccount, mailBrandingIn } from './mail-account.ts'
import { checkPassword } from './password-problem.ts'

interface Made {
  customer: string
  mode: RegistrationMode
}

/** Keeps only the fields that a registration may set (R37). */
const toCustomerInput = (checked: AnyRegistration): CustomerInput =>
  customerInput.parse({ ...checked, buyAs: checked.b2bCustomer ? 'b2b' : 'b2c' })

/** What a new account consists of; checked. */
interface AccountInput {
  email: string
  password: string
  details: CustomerInput
  newsletterMail: boolean
  newsletterSms: boolean
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
async function findExistingAccount({ db, passwords }: CoreDeps, { email, password, details }: AccountInput): Promise<Made | undefined> {
  const find = async () => {
    const sql = `select id, password, details = $2::jsonb as same, awaits_email, awaits_approval, disabled
      from customer where lower(email) = lower($1)`
    return (await db.query<ExistingRow>(sql, [email.trim(), JSON.stringify(details)]))[0]
  }
  // always hashes, so that the response takes as long as creating an account
  const row = await passwords.match(password, find)
  return row?.same && !row.disabled ? { customer: row.id, mode: readRegistrationMode(row) } : undefined
}

/** Mails the owner of a new account. */
async function mailRegistered(tx: Db, branding: MailBranding, { customer, mode }: Made, at: Date): Promise<void> {
  if (mode === 'confirmation') await mailConfirmation(tx, branding, customer, at)
  if (mode === 'approval') await mailAccount(tx, branding, { kind: 'received', customer, link: branding.link(), at })
}

/** Throws a 403 if the shop opens no accounts. */
async function assertOpen({ settings, languages }: CoreDeps, language: Language): Promise<Features> {
  const switches = features.parse((await settings.configuration(language)).features ?? {})
  if (!switches.customerRegistration) throw new Problem(403, 'RegistrationClosed', languages.words(language).account.closed)
  return switches
}

/** Creates an account, or finds the one that an identical earlier request created. `onMade` runs in its transaction. */
async function createAccount(
  deps: CoreDeps,
  input: AccountInput,
  {
    language,
    switches,
    onKnown,
    onMade,
  }: { language: Language; switches: Features; onKnown: () => Promise<void>; onMade?: (tx: Db, customer: string) => Promise<unknown> },
): Promise<Registered> {
  const { db, passwords, now } = deps
  const { email, details, newsletterMail, newsletterSms } = input
  const mode = registrationMode(switches)
  const branding = await mailBrandingIn(deps, language)
  const at = now()
  const known = await db.query('select 1 from customer where lower(email) = lower($1)', [email.trim()])
  const password = known.length === 0 ? await passwords.hash(input.password) : undefined
  const made =
    password &&
    (await db.tx(async (tx) => {
      const customer = await addCustomer(tx, {
        email,
        at,
        password,
        language,
        b2b: details.buyAs === 'b2b',
        details,
        agreed: true,
        newsletterMail,
        newsletterSms,
        awaitsEmail: switches.customerEmailConfirmation ?? false,
        awaitsApproval: mode === 'approval',
      })
      if (customer) await mailRegistered(tx, branding, { customer, mode }, at)
      if (customer) await onMade?.(tx, customer)
      return customer
    }))
  if (!made) await onKnown()
  const account = made ? { customer: made, mode } : await findExistingAccount(deps, input)
  if (!account) throw new Problem(409, 'EmailTaken', deps.languages.words(language).account.taken)
  return { account: { customer: account.customer }, mode: account.mode }
}

/**
 * Creates the account of a company or a private buyer, or returns the one that an identical earlier request created. Throws a 403
 * if registration is closed, a 422 for invalid fields and a 409 if the address has an account. Calls `onKnown` before it checks
 * the password of an existing account; throw there to limit guesses (R34).
 */
export async function registerAccount(
  deps: CoreDeps,
  sent: AnyRegistration,
  language: Language,
  onKnown: () => Promise<void>,
): Promise<Registered> {
  deps.passwords.admit()
  const switches = await assertOpen(deps, language)
  if (!sent.b2bCustomer && !offersPrivateRegistration(switches))
    throw new Problem(403, 'RegistrationClosed', deps.languages.words(language).account.closed)
  const checked = await checkRegistration(deps, sent, language)
  const input = {
    email: checked.email,
    password: checked.password,
    details: toCustomerInput(checked),
    newsletterMail: checked.news_letter_mail ?? false,
    newsletterSms: checked.news_letter_sms ?? false,
  }
  return createAccount(deps, input, { language, switches, onKnown })
}

/** An order, and the hash of the session that claims it. */
interface OrderClaim {
  order: string
  session: string | undefined
}

/**
 * Creates a private account of the guest who placed an order, with the email and name of the order, and gives it the order. Throws a
 * 404 unless the session placed the order as a guest: an id alone, which the buyer may share, opens nothing.
 */
export async function registerFromOrder(
  deps: CoreDeps,
  { order, session }: OrderClaim,
  password: string,
  language: Language,
  onKnown: () => Promise<void>,
): Promise<Registered> {
  deps.passwords.admit()
  const switches = await assertOpen(deps, language)
  const [placed] = session
    ? await deps.db.query<{ recipient: Record<'name' | 'surname' | 'phone' | 'email', string>; country: string | null }>(
        'select recipient, delivery_country as country from customer_order where id = $1 and session = $2 and customer is null',
        [order, session],
      )
    : []
  if (!placed) throw notFound()
  await checkPassword(deps.settings, password, deps.languages.words(language))
  const { name, surname, phone, email } = placed.recipient
  const details = customerInput.parse({ name, surname, phone, buyAs: 'b2c', ...(placed.country && { country: placed.country }) })
  return createAccount(
    deps,
    { email, password, details, newsletterMail: false, newsletterSms: false },
    {
      language,
      switches,
      onKnown,
      onMade: (tx, customer) => tx.query('update customer_order set customer = $2 where id = $1 and customer is null', [order, customer]),
    },
  )
}
