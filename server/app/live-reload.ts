import type { IncomingMessage } from 'node:http'
import type { Duplex } from 'node:stream'
import { WebSocketServer } from 'ws'

/** Handles an HTTP upgrade request. */
export type Upgrade = (request: IncomingMessage, socket: Duplex, head: Buffer) => void

export interface LiveReload {
  upgrade: Upgrade
  /** Reloads every connected page. */
  reload(): void
  close(): void
}

export const liveReloadPath = '/live-reload'

interface LiveReloadOptions {
  /** checked for every connection */
  isOn: () => Promise<boolean>
  /** origins whose pages may connect */
  origins: ReadonlySet<string>
}

/** The WebSocket that reloads pages after a build (OFF-08). Rejects other origins, and every page while it is off (R48). */
export function createLiveReload({ isOn, origins }: LiveReloadOptions): LiveReload {
  const sockets = new WebSocketServer({ noServer: true, maxPayload: 1024, perMessageDeflate: false })

  async function take(request: IncomingMessage, socket: Duplex, head: Buffer): Promise<void> {
    const isLiveReload = new URL(request.url ?? '/', 'http://shop').pathname === liveReloadPath
    if (!isLiveReload || !(await isOn().catch(() => false))) return refuse(socket, '404 Not Found')
    if (!origins.has(request.headers.origin ?? '')) return refuse(socket, '403 Forbidden')
    // messages from pages are ignored
    sockets.handleUpgrade(request, socket, head, (page) =>
      sockets.emit(
        'connection',
        page.on('error', () => page.terminate()),
        request,
      ),
    )
  }

  return {
    upgrade: (request, socket, head) => {
      socket.on('error', () => socket.destroy())
      take(request, socket, head).catch(() => socket.destroy())
    },
    reload: () => {
      for (const page of sockets.clients) page.send('reload')
    },
    close: () => {
      for (const page of sockets.clients) page.terminate()
      sockets.close()
    },
  }
}

const refuse = (socket: Duplex, status: string): void => {
  socket.end(`HTTP/1.1 ${status}\r\nConnection: close\r\nContent-Length: 0\r\n\r\n`)
}
