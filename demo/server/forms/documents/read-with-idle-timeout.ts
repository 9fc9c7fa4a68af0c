import { badRequest, Problem } from '../../http/problem.ts'

/** Who sends nothing for so long has gone away. */
const idleTimeoutMs = 10_000

const idleTimeoutProblem = () => new Problem(408, 'TooSlow', 'The file came too slowly')

/**
 * The chunks of a body, read while they come; a pause of 10 seconds is a 408. Ending early leaves the rest unread and does
 * not close the connection, over which the answer has to go.
 */
export async function* readWithIdleTimeout(body: ReadableStream<Uint8Array> | null): AsyncGenerator<Uint8Array> {
  if (!body) return
  const reader = body.getReader()
  try {
    for (;;) {
      const { done, value } = await withIdleTimeout(reader.read())
      if (done) return
      yield value
    }
  } finally {
    reader.releaseLock()
  }
}

async function withIdleTimeout<T>(read: Promise<T>): Promise<T> {
  let timer: NodeJS.Timeout | undefined
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(idleTimeoutProblem()), idleTimeoutMs)
  })
  const broken = read.catch(() => {
    throw badRequest('The file did not arrive')
  })
  try {
    return await Promise.race([broken, late])
  } finally {
    clearTimeout(timer)
    broken.catch(() => {})
  }
}
