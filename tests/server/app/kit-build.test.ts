import { mkdir, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { afterAll, expect, test } from 'vitest'
import { replaceBuild } from '../../../demo/server/app/kit-build.ts'

const folder = await mkdtemp(join(tmpdir(), 'shop-kit-built-'))
afterAll(() => rm(folder, { recursive: true }))

/** A kit of these chunks in a folder of that name. */
async function kit(name: string, chunks: readonly string[]): Promise<string> {
  for (const file of ['shop-kit.js', ...chunks]) {
    const path = join(folder, name, file)
    await mkdir(dirname(path), { recursive: true })
    await writeFile(path, `${file} of ${chunks}`)
  }
  return join(folder, name)
}
const chunksIn = async (place: string) => (await readdir(join(place, 'c'))).sort()

test('a kit built anew leaves nothing of the one before', async () => {
  const place = await kit('place', ['c/list-1.js', 'c/card-1.js'])
  await replaceBuild(await kit('new', ['c/list-2.js', 'c/card-1.js']), place)
  expect(await chunksIn(place)).toEqual(['card-1.js', 'list-2.js'])
  expect(await readFile(join(place, 'shop-kit.js'), 'utf8')).toBe('shop-kit.js of c/list-2.js,c/card-1.js')
})

test('two that build the same kit at once both find it in its place', async () => {
  const chunks = Array.from({ length: 60 }, (_, index) => `c/chunk-${index}.js`)
  const place = await kit('shared', ['c/old.js'])
  const builds = await Promise.all(['one', 'other'].map((name) => kit(name, chunks)))
  await Promise.all(builds.map((built) => replaceBuild(built, place)))
  expect((await chunksIn(place)).map((name) => `c/${name}`)).toEqual(chunks.sort())
})

test('a first kit needs no place made for it', async () => {
  const place = join(folder, 'none', 'yet')
  await replaceBuild(await kit('first', ['c/list-1.js']), place)
  expect(await chunksIn(place)).toEqual(['list-1.js'])
})
