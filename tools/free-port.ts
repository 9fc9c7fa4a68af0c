import { createServer } from 'node:net'

/** The port that was asked for if it is free, otherwise one that is. */
export function freePort(wanted = 0, host = '127.0.0.1'): Promise<number> {
  return new Promise((resolve, reject) => {
    const server = createServer()
    server.once('error', (error: NodeJS.ErrnoException) =>
      wanted !== 0 && error.code === 'EADDRINUSE' ? freePort(0, host).then(resolve, reject) : reject(error),
    )
    server.listen(wanted, host, () => {
      const address = server.address()
      server.close(() => resolve(typeof address === 'object' ? (address?.port ?? 0) : 0))
    })
  })
}
