import type { Db } from './db/db.ts'

/** What the routes of the shop work with. */
export interface Deps {
  db: Db
  /** the clock, so that tests can stop it */
  now: () => Date
}
