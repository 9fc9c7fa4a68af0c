import { loginNeeded, Problem } from '../server/http/problem.ts'
import { log } from '../server/log/log.ts'
import { EngineError } from './adapter.ts'

const retryAfterSeconds = 5

/** Turns an engine error into the response to the browser. Shoppers read the engine's message only if it refused something. */
export function toProblem(error: unknown, refusedStatus: 401 | 409 | 422 = 422): unknown {
  if (!(error instanceof EngineError)) return error
  switch (error.kind) {
    case 'refused':
      return new Problem(refusedStatus, error.reason, error.message)
    case 'gone':
      return new Problem(409, 'UnavailableProductQuantity', 'Some products are no longer available')
    case 'expired':
      return loginNeeded()
    case 'busy':
      return new Problem(503, 'Busy', 'The shop is busy, try again in a moment', retryAfterSeconds)
    case 'unavailable':
      log.error({ err: error }, 'the engine is not available')
      return new Problem(503, 'EngineUnavailable', 'The shop cannot answer this at the moment, try again later', retryAfterSeconds)
  }
}

/** Calls the engine and turns its errors into problems. */
export async function translated<T>(work: () => Promise<T>, refusedStatus?: 401 | 409 | 422): Promise<T> {
  try {
    return await work()
  } catch (error) {
    throw toProblem(error, refusedStatus)
  }
}
