import type * as z from 'zod/mini'
import type { Answer } from './answer.ts'

interface Reading<T> {
  /** undefined if the kit could not read the body at all */
  value: T | undefined
  /** what the kit cannot read and therefore drops */
  problems: string[]
}

const isObject = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null

/** Fields that the body has and the kit's result lacks. */
function lost(sent: unknown, read: unknown, path: string): string[] {
  if (!isObject(sent) || !isObject(read)) return []
  if (Array.isArray(sent)) {
    const items = Array.isArray(read) && read.length === sent.length ? read : []
    return items.flatMap((item, at) => lost(sent[at], item, `${path}[${at}]`))
  }
  if (Array.isArray(read)) return lost(sent.items, read, `${path}.items`)
  return Object.entries(sent).flatMap(([name, value]) => {
    const field = path ? `${path}.${name}` : name
    if (value === null || value === undefined) return []
    return name in read && read[name] === undefined
      ? [`${field} is ${JSON.stringify(value)?.slice(0, 60)}`]
      : lost(value, read[name], field)
  })
}

const issueText = ({ path, message }: { path: PropertyKey[]; message: string }) => `${path.map(String).join('.') || 'the body'}: ${message}`

/**
 * Parses a body with a schema of the kit. The kit forgives invalid list items and invalid optional fields by dropping them; here, each is a
 * problem.
 */
export function readStrictly<S extends z.ZodMiniType>(schema: S, body: unknown): Reading<z.output<S>> {
  const problems: string[] = []
  const { warn } = console
  console.warn = (_text: unknown, issue: Parameters<typeof issueText>[0]) => problems.push(`an item, ${issueText(issue)}`)
  try {
    const read = schema.safeParse(body)
    if (!read.success) return { value: undefined, problems: [issueText(read.error.issues[0] as never)] }
    return { value: read.data, problems: [...problems, ...lost(body, read.data, '')] }
  } finally {
    console.warn = warn
  }
}

const someOf = (problems: readonly string[]) =>
  problems.slice(0, 3).join('; ') + (problems.length > 3 ? ` and ${problems.length - 3} more` : '')

/** The value of a successful answer, as far as the kit can read it. */
export function readLoosely<S extends z.ZodMiniType>(answer: Answer, schema: S, name: string): z.output<S> {
  answer.assert(answer.isOk, 'status 200')
  const { value, problems } = readStrictly(schema, answer.json())
  if (value === undefined) throw answer.unmet(name, someOf(problems))
  return value
}

/** The value of a successful answer without any problem. */
export function readAnswer<S extends z.ZodMiniType>(answer: Answer, schema: S, name: string): z.output<S> {
  const value = readLoosely(answer, schema, name)
  const { problems } = readStrictly(schema, answer.json())
  answer.assert(problems.length === 0, `${name} without invalid items and fields`, someOf(problems))
  return value
}

const leaks = /\bat \S+ \(|node_modules|\.[jt]s:\d+:\d+|SELECT .+ FROM|syntax error at/i

/** Asserts a refusal: one of the statuses, with a name and a message, and without internals of the server. */
export function assertRefused(answer: Answer, ...statuses: number[]): void {
  answer.assertStatus(...statuses)
  const body = answer.json()
  const { name, message } = isObject(body) ? body : {}
  answer.assert(typeof name === 'string' && typeof message === 'string', 'an error as { name, message }')
  answer.assert(!leaks.test(answer.text), 'an error without details of the server')
}

/** Asserts that odd input is refused or ignored, but does not break the server. */
export function assertSurvived(answer: Answer): void {
  answer.assert(answer.status < 500, 'an answer or a refusal, not a failure of the server')
  if (!answer.isOk) assertRefused(answer, answer.status)
}

/** The total of a paged list. */
export function readTotal(answer: Answer): number {
  const total = answer.headers.get('total-count')
  answer.assert(
    total !== null && /^\d+$/.test(total),
    'the header total-count with a whole number',
    total === null ? 'no such header' : total,
  )
  return Number(total)
}
