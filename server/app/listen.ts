import type { Server, ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { setImmediate as nextTurn, setTimeout as pause } from 'node:timers/promises'
import { createAdaptorServer } from '@hono/node-server'
import { StartError } from '../log/start-error.ts'
import type { Upgrade } from './live-reload.ts'

/** Loopback only: the demo shop must not be reachable from the network unless its owner says so. */
export const defaultHost = '127.0.0.1'

/**
 * Disconnects slow or silent clients (R58), but leaves time for an upload over a slow line. A proxy reuses idle connections for up to a
 * minute: if the shop closed them first, requests that are just being sent would fail. The time for headers starts with the first byte of
 * a request and not when the connection becomes idle, so it can be shorter.
 */
const timeouts = { headersTimeout: 5000, requestTimeout: 120_000, connectionsCheckingInterval: 1000, keepAliveTimeout: 75_000 }

const drainCheckMs = 20
/** One ends the current turn of the event loop, the second accepts connections, the third reads their requests. */
const turnsToRead = 3

export interface Listening {
  port: number
  /** Tells clients with every response to use another connection from now on. */
  announceEnd(): void
  /** Accepts no more connections and waits until every request is answered, at most `maxMs`. */
  drain(maxMs: number): Promise<void>
  /** Stops the server and closes open connections. */
  close(): Promise<void>
}

/**
 * Serves `answer`; its second argument is the remote address. Port 0 picks a free port. Throws a `StartError` that names the setting
 * `variable` if the port is taken. Without `upgrade`, rejects WebSocket requests.
 */
export async function listen(
  port: number,
  variable: string,
  answer: (request: Request, peer: string) => Promise<Response>,
  { host = defaultHost, upgrade }: { host?: string | undefined; upgrade?: Upgrade } = {},
): Promise<Listening> {
  const server = createAdaptorServer({
    fetch: (request, { incoming }) => answer(request, incoming.socket?.remoteAddress ?? ''),
    serverOptions: timeouts,
  }) as Server
  const active = new Set<ServerResponse>()
  let isEnding = false
  const closeAfter = (response: ServerResponse) => {
    if (!response.headersSent) response.setHeader('Connection', 'close')
  }
  server.prependListener('request', (_request, response: ServerResponse) => {
    if (isEnding) closeAfter(response)
    active.add(response)
    response.once('close', () => active.delete(response))
  })
  const announceEnd = () => {
    isEnding = true
    active.forEach(closeAfter)
  }
  if (upgrade) server.on('upgrade', upgrade)
  await new Promise<void>((resolve, reject) => {
    server.once('error', (error: NodeJS.ErrnoException) => reject(listenError(error, { port, host, variable })))
    server.listen(port, host, resolve)
  })
  return {
    port: (server.address() as AddressInfo).port,
    announceEnd,
    drain: async (maxMs) => {
      announceEnd()
      // connections that the system has taken while this process was busy would be reset
      for (let turn = 0; turn < turnsToRead; turn++) await nextTurn()
      server.close()
      const until = performance.now() + maxMs
      while (active.size > 0 && performance.now() < until) await pause(drainCheckMs)
    },
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve())
        server.closeAllConnections()
      }),
  }
}

function listenError(error: NodeJS.ErrnoException, { port, host, variable }: { port: number; host: string; variable: string }): Error {
  if (error.code === 'EADDRNOTAVAIL' || error.code === 'ENOTFOUND')
    return new StartError(`This machine has no address ${host}; set HOST to one of its addresses, or to 0.0.0.0 for all of them.`)
  if (error.code === 'EADDRINUSE') return new StartError(`Port ${port} is already in use; stop that program or set ${variable}.`)
  if (error.code === 'EACCES') return new StartError(`This user may not listen on port ${port}; set ${variable} to another one.`)
  return error
}
