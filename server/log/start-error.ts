/** The demo cannot start; the message is one sentence for the terminal. */
export class StartError extends Error {
  override name = 'StartError'
}
