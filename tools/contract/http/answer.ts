import { Unmet } from './unmet.ts'

const absentStatuses = new Set([404, 405, 501])
const shownLength = 160

const shortened = (text: string): string => {
  const line = text.replace(/\s+/g, ' ').trim()
  return line.length > shownLength ? `${line.slice(0, shownLength)}…` : line
}

/** A response with its body, and the request it answers. */
export class Answer {
  readonly call: string
  readonly status: number
  readonly headers: Headers
  readonly bytes: Uint8Array
  constructor(call: string, { status, headers }: Response, bytes: Uint8Array) {
    this.call = call
    this.status = status
    this.headers = headers
    this.bytes = bytes
  }

  get text(): string {
    return new TextDecoder().decode(this.bytes)
  }

  get isOk(): boolean {
    return this.status >= 200 && this.status < 300
  }

  /** Status and start of the body, for messages. */
  get summary(): string {
    const isText = /json|text/.test(this.headers.get('content-type') ?? '')
    return shortened(`${this.status} ${isText ? this.text : `(${this.bytes.length} bytes)`}`)
  }

  unmet(expected: string, got: string = this.summary): Unmet {
    return new Unmet({ call: this.call, expected, got, isAbsent: absentStatuses.has(this.status) })
  }

  /** Throws an `Unmet` unless the statement holds. */
  assert(holds: unknown, expected: string, got?: string): void {
    if (!holds) throw this.unmet(expected, got)
  }

  assertStatus(...statuses: number[]): this {
    this.assert(statuses.includes(this.status), `status ${statuses.join(' or ')}`)
    return this
  }

  json(): unknown {
    try {
      return JSON.parse(this.text)
    } catch {
      throw this.unmet('JSON')
    }
  }
}
