import type { Db } from '../../../server/db/db.ts'

/** A database that fails from the given time on that a transaction starts such a statement, as if the process was killed. */
export function interrupted(real: Db, statement: RegExp, time: number): Db {
  let times = 0
  return {
    ...real,
    tx: (work) =>
      real.tx((tx) =>
        work({
          ...tx,
          query: async (sql, params) => {
            if (statement.test(sql)) times += 1
            if (times === time) throw new Error('interrupted')
            return tx.query(sql, params)
          },
        }),
      ),
  }
}
