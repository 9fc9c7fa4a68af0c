import { reloadPage } from '../../base/dom/reload.ts'

const firstPauseMs = 1000
const longestPauseMs = 30_000

/** The socket of a shop; a relative `apiBase` starts from the page. */
function socketAddress(apiBase: string): string {
  const address = new URL(`${apiBase}/live-reload`, document.baseURI)
  return address.href.replace(/^http/, 'ws')
}

/** Loads the page anew when the shop says so, until the signal (G8). A lost connection is sought again, ever more rarely. */
export function startLiveReload(apiBase: string, until: AbortSignal): void {
  let pauseMs = firstPauseMs
  const connect = () => {
    if (until.aborted) return
    const socket = new WebSocket(socketAddress(apiBase))
    const leave = () => socket.close()
    until.addEventListener('abort', leave)
    socket.onopen = () => {
      pauseMs = firstPauseMs
    }
    socket.onmessage = ({ data }) => {
      if (data === 'reload') reloadPage()
    }
    socket.onclose = () => {
      until.removeEventListener('abort', leave)
      setTimeout(connect, pauseMs)
      pauseMs = Math.min(pauseMs * 2, longestPauseMs)
    }
  }
  connect()
}
