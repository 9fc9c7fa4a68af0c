import { execFileSync } from 'node:child_process'
import { appendFileSync, existsSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, describe, expect, test } from 'vitest'
import { openDb } from '../../../demo/server/db/db.ts'

const disk = mkdtempSync(join(tmpdir(), 'shop-kit-disk-'))
const dir = join(disk, 'db')

/** Mounts a disk of a size; false without the right to. */
function mountDisk(megabytes: number): boolean {
  try {
    execFileSync('mount', ['-t', 'tmpfs', '-o', `size=${megabytes}m`, 'tmpfs', disk], { stdio: 'ignore' })
    return true
  } catch {
    return false
  }
}
const unmountDisk = () => execFileSync('umount', ['-l', disk], { stdio: 'ignore' })

const canMount = mountDisk(1)
if (canMount) unmountDisk()
afterEach(unmountDisk)

function fillDisk(file: string): void {
  const megabyte = Buffer.alloc(1024 * 1024)
  try {
    for (;;) appendFileSync(file, megabyte)
  } catch (error) {
    expect(error).toMatchObject({ code: 'ENOSPC' })
  }
}

describe.skipIf(!canMount)('a full disk (needs the right to mount one)', () => {
  test('without room for a new shop, the start says so in one sentence and leaves nothing behind', async () => {
    mountDisk(60)
    await expect(openDb({ dir })).rejects.toMatchObject({
      name: 'DbError',
      message: expect.stringMatching(
        /^The disk of the data folder \S+ has \d+ MB left, but a new shop needs 150 MB\. Free some space .*DATA_DIR.*\.$/,
      ),
    })
    expect([existsSync(dir), existsSync(`${dir}.lock`)]).toEqual([false, false])
  })

  test('a disk that becomes full fails writes with one sentence; with room again, everything saved before is there', {
    timeout: 60_000,
  }, async () => {
    mountDisk(200)
    const db = await openDb({ dir })
    await db.exec('create table note (text text)')
    await db.query("insert into note values ('kept')")
    fillDisk(join(disk, 'filler'))
    // not compressible
    const large = "insert into note select string_agg(md5(random()::text), '') from generate_series(1, 60000)"
    const write = async () => {
      for (let row = 0; row < 100; row++) await db.query(large)
    }
    const failed = await write().catch((error: unknown) => error)
    expect(failed).toMatchObject({
      name: 'DbError',
      message: expect.stringMatching(/^The disk is full: the database in \S+ cannot be written\. .*\.$/),
    })
    await db.close().catch((error: unknown) => expect(error).toMatchObject({ name: 'DbError' }))
    rmSync(join(disk, 'filler'))
    const again = await openDb({ dir })
    expect((await again.query<{ text: string }>("select text from note where text = 'kept'")).length).toBe(1)
    await again.close()
  })
})
