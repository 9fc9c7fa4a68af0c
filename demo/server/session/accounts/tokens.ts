import type { Db } from '../../db/db.ts'
import { hashToken, newToken } from '../../http/token.ts'

/** What a token allows: to confirm a mailbox, to set a password, to act as a customer. */
export type TokenKind = 'confirm' | 'reset' | 'impersonate'

const minuteMs = 60_000
const ttlMinutes: Record<TokenKind, number> = { confirm: 24 * 60, reset: 60, impersonate: 10 }

interface Issue {
  kind: TokenKind
  customer: string
  at: Date
  /** hash of the session of the operator who acts as the customer */
  operatorSession?: string
}

/** A token that can be used once, in time (R36); without a customer of this id it allows nothing, and looks the same. */
export async function issueToken(db: Db, { kind, customer, at, operatorSession }: Issue): Promise<string> {
  const token = newToken()
  await db.query('delete from account_token where expires <= $1', [at])
  await db.query(
    `insert into account_token (hash, kind, customer, operator_session, created, expires)
     select $1, $2, id, $4, $5, $6 from customer where id = $3`,
    [hashToken(token), kind, customer, operatorSession ?? null, at, new Date(at.getTime() + ttlMinutes[kind] * minuteMs)],
  )
  return token
}

/** Whose token it is, without using it up. */
export async function findTokenOwner(db: Db, kind: TokenKind, token: string, at: Date): Promise<string | undefined> {
  const [row] = await db.query<{ customer: string }>('select customer from account_token where hash = $1 and kind = $2 and expires > $3', [
    hashToken(token),
    kind,
    at,
  ])
  return row?.customer
}

interface Use {
  kind: TokenKind
  token: string
  at: Date
  /** hash of the session of the operator who must be the one that asked for it */
  operatorSession?: string
}

/** Uses a token up and answers whose it is; of several at once one succeeds. Undefined: wrong, used, too old or another operator's. */
export async function useToken(db: Db, { kind, token, at, operatorSession }: Use): Promise<string | undefined> {
  const [row] = await db.query<{ customer: string }>(
    `delete from account_token where hash = $1 and kind = $2 and expires > $3 and operator_session is not distinct from $4
     returning customer`,
    [hashToken(token), kind, at, operatorSession ?? null],
  )
  return row?.customer
}

/** Takes all tokens of a kind from a customer. */
export const revokeTokens = (db: Db, customer: string, kind: TokenKind) =>
  db.query('delete from account_token where customer = $1 and kind = $2', [customer, kind])
