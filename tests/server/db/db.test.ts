import { mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, describe, expect, test } from 'vitest'
import { openDb } from '../../../server/db/db.ts'
import { lockFolder } from '../../../server/db/lock.ts'
import { openSeededDb } from '../../../tools/samples/database.ts'
import { describeDatabase } from './describe-database.ts'

const folder = mkdtempSync(join(tmpdir(), 'shop-kit-db-'))
afterAll(() => rmSync(folder, { recursive: true }))

describe('the database', () => describeDatabase(openSeededDb))

describe('the data folder', () => {
  test('can be locked by one process at a time', async () => {
    const dir = join(folder, 'taken')
    const unlock = lockFolder(dir)
    expect(() => lockFolder(dir)).toThrow(`The data folder ${dir} is in use by process ${process.pid}`)
    await expect(openDb({ dir })).rejects.toThrow('in use')
    unlock()
    lockFolder(dir)()
    expect(readdirSync(folder)).toEqual([])
  })

  test('ignores a stale lock: its process has ended, or another one reuses its pid', () => {
    const dir = join(folder, 'left')
    for (const owner of ['999999999 1', `${process.ppid} 1`, `${process.pid} 1`, '', 'nonsense']) {
      writeFileSync(`${dir}.lock`, owner)
      lockFolder(dir)()
    }
    expect(readdirSync(folder)).toEqual([])
  })

  test('an invalid database URL fails with one clear sentence', async () => {
    await expect(openDb({ url: 'mysql://localhost/shop' })).rejects.toThrow('DATABASE_URL must have the format postgres://')
    await expect(openDb({ url: 'postgres://127.0.0.1:1/shop' })).rejects.toThrow(/^DATABASE_URL cannot be used: connect ECONNREFUSED/)
  })
})
