/** The database cannot be opened; the message is one sentence for the person who started the shop. */
export class DbError extends Error {
  override name = 'DbError'
}
