import { connect, createServer, type Socket } from 'node:net'
import type { Random } from './random.ts'

/** How often a connection suffers what. */
const share = { cutRequest: 0.06, cutAnswer: 0.12, slow: 0.15 }
const maxDelayMs = 1500

export interface BadLine {
  port: number
  close(): Promise<void>
}

/** A TCP proxy that delays answers, and cuts connections before the request arrives or after it was answered. */
export async function openBadLine(target: number, random: Random): Promise<BadLine> {
  const sockets = new Set<Socket>()
  const server = createServer((client) => {
    const fate = random.number()
    const upstream = connect(target, '127.0.0.1')
    for (const socket of [client, upstream]) {
      sockets.add(socket)
      socket.on('error', () => undefined)
      socket.on('close', () => {
        sockets.delete(socket)
        client.destroy()
        upstream.destroy()
      })
    }
    if (fate < share.cutRequest) return void client.once('data', () => client.destroy())
    client.pipe(upstream)
    upstream.on('data', (bytes: Buffer) => {
      if (fate < share.cutRequest + share.cutAnswer)
        client.destroy() // the shop has done the work, and nobody hears of it
      else if (fate < share.cutRequest + share.cutAnswer + share.slow) setTimeout(() => client.write(bytes), random.number() * maxDelayMs)
      else client.write(bytes)
    })
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const address = server.address()
  if (!address || typeof address === 'string') throw new Error('The line has no port')
  return {
    port: address.port,
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve())
        for (const socket of sockets) socket.destroy()
      }),
  }
}
