import { configure } from '../../src/kit/settings.ts'
import { findAnswer, type Recording, requestKey, urlInShop } from './recording.ts'

const current = { story: '', turns: new Map<string, number>() }

/** The story whose requests follow. */
export function setStory(id: string): void {
  if (current.story !== id) current.turns.clear()
  current.story = id
}

const whenAborted = (signal: AbortSignal) =>
  new Promise<never>((_, reject) => {
    signal.addEventListener('abort', () => reject(signal.reason), { once: true })
  })

/**
 * Answers requests to the shop from the recording in the folder `shop` next to the page, so the book needs a file server only. Without
 * a recording, requests go to the server of the page: that is how tools/storybook/book.ts records.
 */
export function playRecordedShop(): void {
  const folder = new URL('shop', document.baseURI)
  const live = globalThis.fetch.bind(globalThis)
  configure({ apiBase: folder.pathname })
  let recording: Promise<Recording | undefined> | undefined
  const load = () => {
    recording ??= live(`${folder.href}/recording.json`).then((response) => (response.ok ? response.json() : undefined))
    return recording
  }
  globalThis.fetch = async (input, init) => {
    const request = new Request(input, init)
    const url = new URL(request.url).origin === location.origin ? urlInShop(new URL(request.url), folder.pathname) : undefined
    const known = url === undefined ? undefined : await load()
    if (url === undefined || !known) return live(input, init)
    if (url.startsWith('/fault/hang')) return whenAborted(request.signal)
    request.signal.throwIfAborted()
    const asked = { method: request.method, url, body: await request.text() }
    const key = requestKey(asked)
    const turn = current.turns.get(key) ?? 0
    current.turns.set(key, turn + 1)
    const answer = findAnswer(known, current.story, asked, turn)
    if (!answer) return Response.json({ message: 'Not part of the recorded shop' }, { status: 404 })
    const body = answer.file ? await (await live(`${folder.href}/answers/${answer.file}`)).text() : null
    const headers = new Headers({ 'content-type': answer.type, ...(answer.total !== undefined && { 'total-count': answer.total }) })
    return new Response(body, { status: answer.status, headers })
  }
}
