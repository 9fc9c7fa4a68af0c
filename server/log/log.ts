import { AsyncLocalStorage } from 'node:async_hooks'
import pino from 'pino'
import { StartError } from './start-error.ts'

const levels = new Set(['trace', 'debug', 'info', 'warn', 'error', 'fatal', 'silent'])
const defaultLevels: Record<string, string> = { production: 'info', test: 'silent' }

const { LOG_LEVEL: chosen = '', NODE_ENV: environment = '' } = process.env

/** Throws a `StartError` if `LOG_LEVEL` is not a level. */
export function checkLogLevel(level: string | undefined): void {
  if (level && !levels.has(level)) throw new StartError(`LOG_LEVEL must be one of ${[...levels].join(', ')}, not ${level}.`)
}

/** The id of the request that the current call belongs to. Every line that is logged meanwhile contains it. */
export const requestIds = new AsyncLocalStorage<string>()

/** The log of the server and the gateway: a line of JSON on stdout for each event. Pass errors as `err`, never personal data. */
export const log = pino(
  {
    level: levels.has(chosen) ? chosen : (defaultLevels[environment] ?? 'warn'),
    base: undefined,
    timestamp: pino.stdTimeFunctions.isoTime,
    formatters: { level: (level) => ({ level }) },
    mixin: () => ({ requestId: requestIds.getStore() }),
  },
  { write: (line) => process.stdout.write(line) },
)

/** The handler of a rejected promise: logs the error and resolves. */
export const logFailure =
  (message: string) =>
  (err: unknown): undefined =>
    log.error({ err }, message) as undefined
