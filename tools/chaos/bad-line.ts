import { connect, createServer, type Socket } from 'node:net'
import type { Random } from './random.ts'

/** How often a connection suffers what. */
const share = { cutRequest: 0.06, cutAnswer: 0.12, slow: 0.15 }
const maxDelayMs = 1500

export interface BadLine {
  port: number
  /** false: connections that are opened from now on suffer nothing; default: true */
  isBad: boolean
  close(): Promise<void>
}

const connectTo = (port: number): Promise<Socket | undefined> =>
  new Promise((resolve) => {
    const socket = connect(port, '127.0.0.1', () => resolve(socket))
    socket.on('error', () => resolve(undefined))
  })

/**
 * A TCP proxy that delays answers, and cuts connections before the request arrives or after it was answered. A connection leads to one of
 * the servers that are up.
 */
export async function openBadLine(servers: readonly number[], random: Random): Promise<BadLine> {
  const sockets = new Set<Socket>()
  const carry = async (client: Socket) => {
    const fate = line.isBad ? random.number() : 1
    const delayMs = random.number() * maxDelayMs
    const first = random.pick(servers)
    let upstream = await connectTo(first)
    for (const other of servers) if (!upstream && other !== first) upstream = await connectTo(other)
    if (!upstream) return void client.destroy()
    for (const [socket, end] of [
      [client, upstream],
      [upstream, client],
    ] as const) {
      sockets.add(socket)
      socket.on('close', () => {
        sockets.delete(socket)
        end.destroy()
      })
      if (socket.destroyed) end.destroy()
    }
    if (fate < share.cutRequest) return void client.once('data', () => client.destroy()).resume()
    client.pipe(upstream)
    upstream.on('data', (bytes: Buffer) => {
      if (fate < share.cutRequest + share.cutAnswer)
        client.destroy() // the shop has done the work, but the client never hears of it
      else if (fate < share.cutRequest + share.cutAnswer + share.slow) setTimeout(() => client.write(bytes), delayMs)
      else client.write(bytes)
    })
  }
  const server = createServer({ pauseOnConnect: true }, (client) => {
    client.on('error', () => undefined)
    void carry(client)
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const address = server.address()
  if (!address || typeof address === 'string') throw new Error('The line has no port')
  const line: BadLine = {
    port: address.port,
    isBad: true,
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve())
        for (const socket of sockets) socket.destroy()
      }),
  }
  return line
}
