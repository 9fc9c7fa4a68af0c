import { reloadPage } from '../../base/dom/url-parts.ts'

const initialDelayMs = 1000
const maxDelayMs = 30_000

/** The WebSocket URL of a shop. A relative `apiBase` is resolved against the page. */
function socketUrl(apiBase: string): string {
  const url = new URL(`${apiBase}/live-reload`, document.baseURI)
  return url.href.replace(/^http/, 'ws')
}

/** Reloads the page when the shop sends `reload`, until `until` aborts. Reconnects with exponential backoff, at most every 30 s. */
export function startLiveReload(apiBase: string, until: AbortSignal): void {
  let delayMs = initialDelayMs
  const connect = () => {
    if (until.aborted) return
    const socket = new WebSocket(socketUrl(apiBase))
    const leave = () => socket.close()
    until.addEventListener('abort', leave)
    socket.onopen = () => {
      delayMs = initialDelayMs
    }
    socket.onmessage = ({ data }) => {
      if (data === 'reload') reloadPage()
    }
    socket.onclose = () => {
      until.removeEventListener('abort', leave)
      setTimeout(connect, delayMs)
      delayMs = Math.min(delayMs * 2, maxDelayMs)
    }
  }
  connect()
}
