import { mkdtemp, rm, utimes } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { createDiskCache } from '../../../demo/server/pictures/disk-cache.ts'

let folder: string
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'disk-cache-'))
})
afterAll(() => rm(folder, { recursive: true, force: true }))

describe('disk cache', () => {
  test('R43 evicts the least recently used files when full', async () => {
    const cache = createDiskCache(folder, { maxBytes: 1000 })
    const picture = Buffer.alloc(300)
    const kept = async () => (await Promise.all(names.map((name) => cache.has(name)))).map(Number)
    const names = ['a/1.webp', 'a/2.webp', 'b/1.webp', 'b/2.webp', 'c/1.webp']
    for (const [index, name] of names.slice(0, 3).entries()) {
      await cache.write(name, picture)
      await utimes(join(folder, name), index, [20, 10, 30][index] ?? 0)
    }
    expect(await kept()).toEqual([1, 1, 1, 0, 0])
    await cache.write('b/2.webp', picture)
    expect(await kept()).toEqual([1, 0, 1, 1, 0])
    await cache.write('c/1.webp', picture)
    expect(await kept()).toEqual([0, 0, 1, 1, 1])
    expect(await cache.read('c/1.webp')).toEqual(picture)
  })

  test('R43 counts files of other processes', async () => {
    const cache = createDiskCache(folder, { maxBytes: 1000 })
    await cache.write('d/1.webp', Buffer.alloc(300))
    expect([await cache.has('b/1.webp'), await cache.has('d/1.webp')]).toEqual([false, true])
  })
})
