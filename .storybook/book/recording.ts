/** An answer of the shop; its body is a file below `shop/answers/`. */
export interface Answer {
  status: number
  type: string
  file: string
  /** the header `total-count` */
  total?: string
}

/** Answers by request, and by the story that sent it; '' are those of docs pages. Numbers are places in `answers`. */
export interface Recording {
  answers: Answer[]
  requests: Record<string, Record<string, number[]>>
}

export interface RecordedRequest {
  method: string
  /** path and query below the shop */
  url: string
  body: string
}

/** FNV-1a, to tell the bodies of requests apart. */
function hash(text: string): string {
  let value = 0x811c9dc5
  for (const letter of text) value = Math.imul(value ^ (letter.codePointAt(0) ?? 0), 0x01000193)
  return (value >>> 0).toString(36)
}

/** Bodies with a boundary, which is random, count as equal. */
export const requestKey = ({ method, url, body }: RecordedRequest): string =>
  `${method} ${url}${body && !body.startsWith('--') ? ` ${hash(body)}` : ''}`

const partsOf = (key: string) => {
  const [method = '', url = ''] = key.split(' ')
  const [path = '', query = ''] = url.split('?')
  return { method, path, parameters: new URLSearchParams(query) }
}

/** Number of equal parameters; the differing ones count against a request. */
function likeness(asked: URLSearchParams, known: URLSearchParams): number {
  const names = new Set([...asked.keys(), ...known.keys()])
  return [...names].reduce((sum, name) => {
    if (asked.get(name) === known.get(name)) return sum + (name === 'category' || name === 'productListId' ? 8 : 2)
    return sum - 1
  }, 0)
}

/** The recorded request that is most like this one: the same method and path, and as many equal parameters as possible. */
function closestKey(recording: Recording, key: string): string | undefined {
  const asked = partsOf(key)
  let best: string | undefined
  let most = Number.NEGATIVE_INFINITY
  for (const candidate of Object.keys(recording.requests)) {
    const known = partsOf(candidate)
    if (known.method !== asked.method || known.path !== asked.path) continue
    const equal = likeness(asked.parameters, known.parameters)
    if (equal > most) {
      best = candidate
      most = equal
    }
  }
  return best
}

/** Finds the answer to the `turn`-th time (from 0) that a story sends a request. The last recorded one repeats. */
export function findAnswer(recording: Recording, story: string, request: RecordedRequest, turn: number): Answer | undefined {
  const asked = requestKey(request)
  const key = recording.requests[asked] ? asked : closestKey(recording, asked)
  const byStory = key === undefined ? undefined : recording.requests[key]
  if (!byStory) return undefined
  const places = byStory[story] ?? byStory[''] ?? Object.values(byStory)[0] ?? []
  const place = places[Math.min(turn, places.length - 1)]
  return place === undefined ? undefined : recording.answers[place]
}

const shopPath = /^\/(?:api|content|fault|images)\/|^\/manifest\.json$/

/** Path and query of a request to the shop, which is either at the root or in a folder; undefined for other requests. */
export function urlInShop(url: URL, folder: string): string | undefined {
  const path = url.pathname.startsWith(folder) ? url.pathname.slice(folder.length) : url.pathname
  return shopPath.test(path) ? path + url.search : undefined
}
