/** Thrown when the database cannot be opened. The message is one sentence for the terminal. */
export class DbError extends Error {
  override name = 'DbError'
}
