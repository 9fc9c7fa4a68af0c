import { connect, createServer, type Socket } from 'node:net'

export interface Gate {
  port: number
  /** Cuts the connection to the shop, or restores it. */
  setOpen(isOpen: boolean): void
  close(): Promise<void>
}

/** A port in front of the shop that can go offline: not every driver can disconnect its browser. */
export async function openGate(port: number, shopPort: () => number): Promise<Gate> {
  const sockets = new Set<Socket>()
  let isOpen = true
  const server = createServer((visitor) => {
    if (!isOpen) return visitor.destroy()
    const shop = connect(shopPort(), '127.0.0.1')
    for (const [one, other] of [
      [visitor, shop],
      [shop, visitor],
    ] as const) {
      sockets.add(one)
      one
        .on('error', () => {})
        .on('close', () => {
          sockets.delete(one)
          other.destroy()
        })
      one.pipe(other)
    }
  })
  await new Promise<void>((resolve, reject) => server.once('error', reject).listen(port, '127.0.0.1', resolve))
  const cut = () => {
    for (const socket of sockets) socket.destroy()
  }
  return {
    port,
    setOpen(nowOpen) {
      isOpen = nowOpen
      if (!isOpen) cut()
    },
    async close() {
      cut()
      await new Promise((resolve) => server.close(resolve))
    },
  }
}
