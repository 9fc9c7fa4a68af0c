import { isEmail } from '../../../src/domain/forms/phone.ts'
import { type Features, features } from '../../../src/model/app/configuration.ts'
import type { SocialProvider } from '../../../src/model/session/social-provider.ts'
import { addCustomer } from '../../account/customers.ts'
import type { Deps } from '../../context/deps.ts'
import type { Db } from '../../db/db.ts'
import { Problem } from '../../http/problem.ts'
import type { Language } from '../../languages/language.ts'
import type { Words } from '../../languages/words.ts'
import { type AccountStatus, loginBlocker } from '../accounts/check-login.ts'
import type { Identity } from './fetch-identity.ts'

const maxEmailLength = 128
const maxNameLength = 32

interface Row extends AccountStatus {
  id: string
}

type SocialWords = Words['social']

/** A visitor who signs in through a provider. */
export interface SocialVisitor {
  provider: SocialProvider
  identity: Identity
  language: Language
}

const findLinked = (tx: Db, { provider, identity }: SocialVisitor) =>
  tx.query<Row>(
    `select c.id, c.awaits_email, c.awaits_approval, c.disabled
     from social_account s join customer c on c.id = s.customer where s.provider = $1 and s.subject = $2`,
    [provider, identity.subject],
  )

const link = (tx: Db, { provider, identity }: SocialVisitor, customer: string, at: Date) =>
  tx.query('insert into social_account (provider, subject, customer, linked) values ($1, $2, $3, $4) on conflict do nothing', [
    ...[provider, identity.subject, customer, at],
  ])

/**
 * The account with the identity's address; undefined if there is none. Throws a 401 unless the provider has verified the
 * address and the account has confirmed it: otherwise an account opened with a stranger's address, here or at the provider,
 * would give access to the other one.
 */
async function withAddress(tx: Db, words: SocialWords, { identity }: SocialVisitor): Promise<string | undefined> {
  const { email, isVerified } = identity
  if (!isVerified || !isEmail(email) || email.length > maxEmailLength) throw new Problem(401, 'EmailNotVerified', words.unverified)
  const [row] = await tx.query<{ id: string; email_confirmed: Date | null }>(
    'select id, email_confirmed from customer where lower(email) = lower($1)',
    [email],
  )
  if (row && !row.email_confirmed) throw new Problem(401, 'EmailNotValidated', words.unconfirmed)
  return row?.id
}

/** Data required to open an account; loaded before the transaction. */
interface AccountOpening {
  words: SocialWords
  switches: Features
  at: Date
}

/** Opens the account of a private buyer; undefined if a concurrent request has taken the address. */
async function openAccount(
  tx: Db,
  { words, switches, at }: AccountOpening,
  { identity, language }: SocialVisitor,
): Promise<string | undefined> {
  if (!switches.customerRegistration) throw new Problem(403, 'RegistrationClosed', words.closed)
  const { email, name, surname } = identity
  return addCustomer(tx, {
    email,
    at,
    language,
    emailConfirmed: true,
    details: {
      buyAs: 'b2c',
      ...(name && { name: name.slice(0, maxNameLength) }),
      ...(surname && { surname: surname.slice(0, maxNameLength) }),
    },
    awaitsApproval: switches.customerRegistrationApprovedByAdmin ?? false,
  })
}

async function findOrOpen(tx: Db, opening: AccountOpening, visitor: SocialVisitor): Promise<{ account: Row; isNew: boolean } | undefined> {
  const [known] = await findLinked(tx, visitor)
  if (known) return { account: known, isNew: false }
  const existing = await withAddress(tx, opening.words, visitor)
  const customer = existing ?? (await openAccount(tx, opening, visitor))
  if (!customer) return undefined
  await link(tx, visitor, customer, opening.at)
  const [account] = await findLinked(tx, visitor)
  return account && { account, isNew: existing === undefined }
}

/** Finds or opens the account of a visitor who signs in through a provider. Throws a `Problem` with the reason. */
export async function socialCustomer(deps: Deps, visitor: SocialVisitor): Promise<{ customer: string; isNew: boolean }> {
  const words = deps.languages.words(visitor.language).social
  const { features: found = {} } = await deps.settings.configuration(visitor.language)
  const opening: AccountOpening = { words, switches: features.parse(found), at: deps.now() }
  const attempt = () => deps.db.tx((tx) => findOrOpen(tx, opening, visitor))
  // race of two windows: the second attempt finds the account that the other one opened
  const outcome = (await attempt()) ?? (await attempt())
  if (!outcome) throw new Problem(401, 'SocialLoginFailed', words.refused)
  const problem = loginBlocker(outcome.account)
  if (problem) {
    const texts: Record<string, string> = { AccountDisabled: words.disabled, NotApprovedByAdmin: words.notApproved }
    throw new Problem(problem.status, problem.name, texts[problem.name] ?? words.unconfirmed)
  }
  return { customer: outcome.account.id, isNew: outcome.isNew }
}
