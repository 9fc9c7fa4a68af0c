import { vi } from 'vitest'
import { openShop } from '../../server/shop.ts'

/** An upload sent by the kit. */
interface SentUpload {
  method: string
  path: string
  headers: Headers
  withCredentials: boolean
  form: FormData
}

/** Stubs XMLHttpRequest, which Node lacks, as far as an upload needs it, and connects it to the real shop. */
export async function connectUploads() {
  const { fetch } = await openShop()
  const sent: SentUpload[] = []
  const line = { isDown: false, gate: Promise.resolve() }

  class Upload {
    status = 0
    statusText = ''
    responseText = ''
    withCredentials = false
    upload: { onprogress?: (event: { loaded: number; total: number }) => void } = {}
    onloadend?: () => void
    #url = ''
    #method = ''
    #headers = new Headers()
    #isAborted = false
    open(method: string, url: string) {
      this.#method = method
      this.#url = url
    }
    setRequestHeader(name: string, value: string) {
      this.#headers.set(name, value)
    }
    abort() {
      this.#isAborted = true
      this.onloadend?.()
    }
    async send(form: FormData) {
      const request = new Request(this.#url, { method: this.#method, headers: this.#headers, body: form })
      sent.push({
        method: this.#method,
        path: new URL(this.#url).pathname,
        headers: new Headers(request.headers),
        withCredentials: this.withCredentials,
        form,
      })
      this.upload.onprogress?.({ loaded: 50, total: 100 })
      await line.gate
      if (this.#isAborted) return
      if (!line.isDown) {
        const answer = await fetch(request)
        this.status = answer.status
        this.statusText = answer.statusText
        this.responseText = await answer.text()
        this.upload.onprogress?.({ loaded: 100, total: 100 })
      }
      this.onloadend?.()
    }
  }
  vi.stubGlobal('XMLHttpRequest', Upload)
  return {
    sent,
    /** fails all further uploads */
    cut: () => {
      line.isDown = true
    },
    /** pauses every upload halfway until the returned function is called */
    hold: () => {
      let open = () => {}
      line.gate = new Promise((resolve) => {
        open = resolve
      })
      return open
    },
  }
}
