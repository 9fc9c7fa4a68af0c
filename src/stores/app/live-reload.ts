import { reloadPage } from '../../base/dom/url-parts.ts'

const initialDelayMs = 1000
const maxDelayMs = 30_000

/** The WebSocket URL of a shop. A relative `apiBase` is resolved against the page. */
function socketUrl(apiBase: string): string {
  const url = new URL(`${apiBase}/live-reload`, document.baseURI)
  return url.href.replace(/^http/, 'ws')
}

/** Reloads the page when the shop sends `reload`, until `signal` aborts. Reconnects with exponential backoff, at most every 30 s. */
export function startLiveReload(apiBase: string, signal: AbortSignal): void {
  let delayMs = initialDelayMs
  const connect = () => {
    if (signal.aborted) return
    const socket = new WebSocket(socketUrl(apiBase))
    const close = () => socket.close()
    signal.addEventListener('abort', close)
    socket.onopen = () => {
      delayMs = initialDelayMs
    }
    socket.onmessage = ({ data }) => {
      if (data === 'reload') reloadPage()
    }
    socket.onclose = () => {
      signal.removeEventListener('abort', close)
      setTimeout(connect, delayMs)
      delayMs = Math.min(delayMs * 2, maxDelayMs)
    }
  }
  connect()
}
