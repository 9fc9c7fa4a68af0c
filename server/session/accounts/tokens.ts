import type { Db } from '../../db/db.ts'
import { hashToken, newToken } from '../../http/token.ts'

/** Tokens confirm an email address, reset a password or impersonate a customer. */
export type TokenKind = 'confirm' | 'reset' | 'impersonate'

const minuteMs = 60_000
const ttlMinutes: Record<TokenKind, number> = { confirm: 24 * 60, reset: 60, impersonate: 10 }

interface Issue {
  kind: TokenKind
  customer: string
  at: Date
  /** hash of the session of the impersonating operator */
  operatorSession?: string
}

/** Issues a token that works once and expires (R36). For an unknown customer it returns a token that never works. */
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

/** The owner of a token; does not consume it. */
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
  /** hash of the operator's session; must be the one that requested the token */
  operatorSession?: string
}

/** Consumes a token and returns its owner. Undefined if it is unknown, used, expired or another operator's; concurrent uses succeed once. */
export async function useToken(db: Db, { kind, token, at, operatorSession }: Use): Promise<string | undefined> {
  const [row] = await db.query<{ customer: string }>(
    `delete from account_token where hash = $1 and kind = $2 and expires > $3 and operator_session is not distinct from $4
     returning customer`,
    [hashToken(token), kind, at, operatorSession ?? null],
  )
  return row?.customer
}

/** Deletes all tokens of one kind of a customer. */
export const revokeTokens = (db: Db, customer: string, kind: TokenKind) =>
  db.query('delete from account_token where customer = $1 and kind = $2', [customer, kind])
