import { badRequest, Problem } from '../../http/problem.ts'

const idleTimeoutMs = 10_000

const idleTimeoutProblem = () => new Problem(408, 'TooSlow', 'The upload is too slow')

/**
 * Yields the chunks of a request body. Throws a 408 after 10 seconds without data, a 400 if the connection breaks. Ending
 * early leaves the rest unread but keeps the connection open, because the response still has to be sent.
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
  const timeout = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(idleTimeoutProblem()), idleTimeoutMs)
  })
  const chunk = read.catch(() => {
    throw badRequest('The file did not arrive')
  })
  try {
    return await Promise.race([chunk, timeout])
  } finally {
    clearTimeout(timer)
    chunk.catch(() => {})
  }
}
