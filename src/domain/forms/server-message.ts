/** The words of the shop about a call that failed; undefined where its answer has none. */
export function serverMessage(body: unknown): string | undefined {
  if (typeof body !== 'object' || body === null || !('message' in body)) return undefined
  const { message } = body
  return typeof message === 'string' && message.trim() !== '' ? message : undefined
}
