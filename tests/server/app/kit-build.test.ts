import { mkdir, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { afterAll, expect, test } from 'vitest'
import { replaceBuild } from '../../../server/app/kit-build.ts'

const folder = await mkdtemp(join(tmpdir(), 'shop-kit-built-'))
afterAll(() => rm(folder, { recursive: true }))

/** Writes a kit with these chunks to a folder. */
async function kit(name: string, chunks: readonly string[]): Promise<string> {
  for (const file of ['shop-kit.js', ...chunks]) {
    const path = join(folder, name, file)
    await mkdir(dirname(path), { recursive: true })
    await writeFile(path, `${file} of ${chunks}`)
  }
  return join(folder, name)
}
const chunksIn = async (target: string) => (await readdir(join(target, 'c'))).sort()

test('a new build removes the files of the previous one', async () => {
  const target = await kit('target', ['c/list-1.js', 'c/card-1.js'])
  await replaceBuild(await kit('new', ['c/list-2.js', 'c/card-1.js']), target)
  expect(await chunksIn(target)).toEqual(['card-1.js', 'list-2.js'])
  expect(await readFile(join(target, 'shop-kit.js'), 'utf8')).toBe('shop-kit.js of c/list-2.js,c/card-1.js')
})

test('two concurrent builds produce one complete kit', async () => {
  const chunks = Array.from({ length: 60 }, (_, index) => `c/chunk-${index}.js`)
  const target = await kit('shared', ['c/old.js'])
  const builds = await Promise.all(['one', 'other'].map((name) => kit(name, chunks)))
  await Promise.all(builds.map((built) => replaceBuild(built, target)))
  expect((await chunksIn(target)).map((name) => `c/${name}`)).toEqual(chunks.sort())
})

test('the first build creates its folder', async () => {
  const target = join(folder, 'none', 'yet')
  await replaceBuild(await kit('first', ['c/list-1.js']), target)
  expect(await chunksIn(target)).toEqual(['list-1.js'])
})
