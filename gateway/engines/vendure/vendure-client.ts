import { EngineError } from '../../adapter.ts'

export interface VendureOptions {
  /** address of the Shop API */
  url: string
  /** time limit, after which the engine counts as unavailable */
  timeoutMs?: number | undefined
  /** whether the server requires that customers confirm their address, its `requireVerification` */
  confirmsEmail?: boolean | undefined
  /** decimals of its integer amounts, whatever the currency: its `MoneyStrategy.precision`; default 2 */
  precision?: number | undefined
  /** whether the server mails about orders: its email plugin is configured */
  sendsMails?: boolean | undefined
  /** codes of the payment methods whose handler answers with `metadata.public.redirectUrl`, the page to pay at */
  onlinePayments?: readonly string[] | undefined
}

/** Converts an amount of Vendure to units of the currency. */
export type ToUnits = (amount: number) => number

/** The answer, and the token of the session that the request started or belongs to. */
export interface Answer<T> {
  data: T
  token: string | undefined
}

interface GraphqlError {
  message: string
  path?: (string | number)[]
  extensions?: { code?: string }
}

export type Ask = <T>(query: string, variables?: object, token?: string) => Promise<Answer<T>>

const unavailable = (why: string) => new EngineError('unavailable', `Vendure does not answer: ${why}`)

function errorOf(errors: readonly GraphqlError[]): EngineError {
  const [{ message, extensions } = { message: 'no reason given' }] = errors
  if (extensions?.code === 'FORBIDDEN') return new EngineError('expired', message)
  if (extensions?.code === 'ENTITY_NOT_FOUND') return new EngineError('gone', message)
  return unavailable(message)
}

/** Sends GraphQL over HTTP. A session is a bearer token, so Vendure's `tokenMethod` must include `bearer`. */
export function createAsk({ url, timeoutMs = 10_000 }: VendureOptions): Ask {
  return async <T>(query: string, variables: object = {}, token?: string): Promise<Answer<T>> => {
    const headers = { 'Content-Type': 'application/json', ...(token && { Authorization: `Bearer ${token}` }) }
    const body = JSON.stringify({ query, variables })
    const response = await fetch(url, { method: 'POST', headers, body, signal: AbortSignal.timeout(timeoutMs) }).catch((error: Error) => {
      throw unavailable(error.message)
    })
    if (response.status === 429) throw new EngineError('busy', 'Vendure limits requests')
    const answer = (await response.json().catch(() => undefined)) as { data?: T | null; errors?: GraphqlError[] } | undefined
    if (answer?.errors?.length) throw errorOf(answer.errors)
    if (!answer?.data) throw unavailable(`status ${response.status}`)
    const begun = response.headers.get('vendure-auth-token')
    // Vendure answers a request of an expired session in a new session
    if (token && begun && begun !== token) throw new EngineError('expired', 'The session has ended')
    return { data: answer.data, token: begun ?? token }
  }
}

/** A member of a union with the errors of an operation. */
export interface ErrorResult {
  errorCode?: string
  message?: string
}

export const failure = '... on ErrorResult { errorCode message }'
