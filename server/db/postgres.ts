import { setTimeout as pause } from 'node:timers/promises'
import pg from 'pg'
import { log } from '../log/log.ts'
import type { Db, Row } from './db.ts'
import { DbError } from './db-error.ts'
import { withoutValues } from './private-error.ts'

/** the type bigint, for example of counts: parsed to a number, as the embedded database does */
const bigintType = 20
pg.types.setTypeParser(bigintType, Number)

const statementTimeoutMs = 30_000
const connectTimeoutMs = 5000
/** of a connection for short statements, and of each of them */
const sideTimeoutMs = 1000
const sideConnections = 2

/** Connects to a PostgreSQL server (15 or newer). Throws a `DbError` if it is unreachable. */
export async function openPostgres(url: string): Promise<Db> {
  if (!/^postgres(ql)?:\/\//.test(url)) throw new DbError('DATABASE_URL must have the format postgres://user:password@host:5432/name.')
  const settings = { connectionString: url, connectionTimeoutMillis: connectTimeoutMs }
  const pool = createPool({ ...settings, max: 10 })
  try {
    await pool.query('select 1')
  } catch (error) {
    await pool.end()
    throw new DbError(`DATABASE_URL cannot be used: ${reason(error)}.`)
  }
  return {
    ...statements(pool, async (work) => {
      const client = await pool.connect()
      const connection = oneAtATime(client)
      try {
        await connection.query('begin')
        const result = await work(wrapConnection(connection))
        await connection.query('commit').catch(rethrow)
        client.release()
        return result
      } catch (error) {
        const broken = await connection.query('rollback').then(
          () => false,
          () => true,
        )
        client.release(broken)
        throw error
      }
    }),
    listen: (channel, onNotify) => listenAgain(settings, channel, onNotify),
    openSidePool: () =>
      createPool({ ...settings, max: sideConnections, connectionTimeoutMillis: sideTimeoutMs, query_timeout: sideTimeoutMs }),
    close: () => pool.end(),
  }
}

function createPool(settings: pg.PoolConfig): pg.Pool {
  try {
    const pool = new pg.Pool({ statement_timeout: statementTimeoutMs, ...settings })
    // the pool replaces idle connections that the server closes; without a listener, their errors would end the process
    pool.on('error', (error) => pool.ending || log.error({ err: error }, 'an idle database connection was lost'))
    return pool
  } catch (error) {
    throw new DbError(`DATABASE_URL cannot be used: ${reason(error)}.`)
  }
}

const reason = (error: unknown): string => {
  const { message, code } = error as { message?: string; code?: string }
  return (message || code || String(error)).replace(/\.$/, '')
}

const reconnectMs = 500

/** Listens on a connection of its own; after losing it, connects again and reports that notifications may have been missed. */
async function listenAgain(settings: pg.ClientConfig, channel: string, onNotify: (payload: string) => void): Promise<() => Promise<void>> {
  let isStopped = false
  const connect = async (): Promise<pg.Client> => {
    const next = new pg.Client(settings)
    next.on('error', (error) => log.error({ err: error }, 'the listening database connection was lost'))
    next.on('notification', ({ payload }) => onNotify(payload ?? ''))
    await next.connect()
    await next.query(`listen ${pg.escapeIdentifier(channel)}`)
    next.once('end', () => void reconnect())
    return next
  }
  const reconnect = async () => {
    while (!isStopped) {
      await pause(reconnectMs)
      try {
        if (!isStopped) client = await connect()
        if (isStopped) await client.end()
        else onNotify('')
        return
      } catch {
        // the server is restarting
      }
    }
  }
  let client = await connect()
  return async () => {
    isStopped = true
    await client.end()
  }
}

interface Connection {
  query(sql: string, params?: unknown[]): Promise<pg.QueryResult>
}

/** Sends a statement of a transaction when the one before it has ended, however many are started at once. */
function oneAtATime(client: pg.PoolClient): Connection {
  let last: Promise<unknown> = Promise.resolve()
  return {
    query: (sql, params) => {
      const sent = last.then(() => client.query(sql, params))
      last = sent.catch(() => {})
      return sent
    },
  }
}

const diskFull = '53100'
const cancelled = '57014'

function rethrow(error: unknown): never {
  const { code } = error as { code?: string }
  if (code === diskFull) throw new DbError('The disk of the database server is full. Free some space there; what was saved before is kept.')
  if (code === cancelled)
    throw new DbError(
      `The database server has cancelled a statement (${reason(error)}). What was saved before is kept; start again to continue.`,
    )
  throw withoutValues(error)
}

function statements(on: Connection, tx: Db['tx']): Pick<Db, 'query' | 'exec' | 'tx' | 'kind'> {
  return {
    kind: 'postgres',
    query: async <T = Row>(sql: string, params: readonly unknown[] = []) => (await on.query(sql, [...params]).catch(rethrow)).rows as T[],
    exec: async (sql) => {
      await on.query(sql).catch(rethrow)
    },
    tx,
  }
}

function wrapConnection(connection: Connection): Db {
  const self: Db = {
    ...statements(connection, (work) => work(self)),
    listen: () => Promise.reject(new Error('A transaction cannot listen')),
    close: async () => {},
  }
  return self
}
