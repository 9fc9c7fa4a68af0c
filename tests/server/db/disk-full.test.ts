import { execFileSync } from 'node:child_process'
import { appendFileSync, existsSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeAll, describe, expect, onTestFinished, test } from 'vitest'
import { ensureKit } from '../../../server/app/kit-build.ts'
import { openDb } from '../../../server/db/db.ts'
import { startCommand } from '../app/command.ts'

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
  beforeAll(() => ensureKit(() => {}))
  const startShop = () => startCommand({ DATA_DIR: disk, PORT: '0', CMS_PORT: '0', STATIC_PORT: '0' })

  test('without room for a new shop, a start prints one sentence and leaves nothing behind', async () => {
    mountDisk(60)
    expect(await startShop().ended).toEqual({
      code: 1,
      output: expect.stringMatching(
        /^The disk of the data folder \S+ has \d+ MB left, but a new shop needs 150 MB\. Free some space .*DATA_DIR.*\.$/,
      ),
    })
    expect([existsSync(dir), existsSync(`${dir}.lock`)]).toEqual([false, false])
  })

  test('a disk that becomes full while the shop is filled ends the start with one sentence', { timeout: 90_000 }, async () => {
    mountDisk(160)
    const shop = startShop()
    onTestFinished(() => void shop.child.kill('SIGKILL'))
    await expect.poll(shop.output, { timeout: 60_000 }).toContain('Filling the shop')
    fillDisk(join(disk, 'filler'))
    const { code, output } = await shop.ended
    const lines = output.split('\n').filter((line) => !/^Filling the shop|^ {2}\d+ of \d+ products$/.test(line))
    expect([code, lines]).toEqual([
      1,
      [expect.stringMatching(/^The disk is full: the database in \S+ cannot be written\. .* what was saved before is kept\.$/)],
    ])
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
