import { readdirSync } from 'node:fs'
import { mkdtemp, rm, utimes } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { createDiskCache } from '../../../server/pictures/disk-cache.ts'

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

  test('R43 two shops with one folder never read half a picture', async () => {
    const [one, other] = [createDiskCache(folder), createDiskCache(folder)]
    const pictures = [1, 2].map((byte) => Buffer.alloc(4_000_000, byte))
    await one.write('e/1.webp', pictures[0] ?? Buffer.alloc(0))
    let isWriting = true
    const writing = Promise.all(
      [one, other].map(async (cache, index) => {
        for (let round = 0; round < 5; round++) await cache.write('e/1.webp', pictures[index] ?? Buffer.alloc(0))
      }),
    ).finally(() => {
      isWriting = false
    })
    let reads = 0
    let halves = 0
    while (isWriting) {
      const read = await other.read('e/1.webp')
      reads += 1
      if (!pictures.some((picture) => read?.equals(picture))) halves += 1
    }
    await writing
    expect(reads).toBeGreaterThan(0)
    expect(halves).toBe(0)
    expect(readdirSync(join(folder, 'e'))).toEqual(['1.webp'])
  })
})
