import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { brotliCompressSync } from 'node:zlib'
import { selectRenderer } from './renderer.ts'

/*
 * The bytes of the built kit, brotli: what a page loads before its list is interactive, per chunk of the build's manifest.
 * Fails over a budget, and when the loader imports anything statically. With --check it weighs only what has a budget.
 */
interface Chunk {
  file: string
  name?: string
  src?: string
  imports?: string[]
}

const folder = 'dist/kit/'
const manifest: Record<string, Chunk> = JSON.parse(readFileSync(`${folder}.vite/manifest.json`, 'utf8'))

/** The fingerprints of other files in a file are chance, some fifty bytes up or down: each file has one that stays, of its name. */
const normalizeHashes = (code: string) =>
  code.replace(
    /([\w.-]+)-[\w-]{7}(?=\.js\b)/g,
    (_, name: string) => `${name}-${createHash('sha1').update(name).digest('base64url').slice(0, 7)}`,
  )

const sizeCache = new Map<string, number>()
function bytes(file: string): number {
  const size = sizeCache.get(file) ?? brotliCompressSync(normalizeHashes(readFileSync(folder + file, 'utf8'))).length
  sizeCache.set(file, size)
  return size
}

/** A chunk by its key in the manifest, or by the name that vite.config.ts gives it. */
function chunk(key: string): Chunk {
  const found = manifest[key] ?? Object.values(manifest).find(({ name }) => name === key)
  if (!found) throw new Error(`The build has no chunk ${key}`)
  return found
}

/** Files of some chunks with all that they import statically. */
function filesOf(keys: readonly string[], seen = new Set<string>()): Set<string> {
  for (const key of keys) {
    const { file, imports = [] } = chunk(key)
    if (seen.has(file)) continue
    seen.add(file)
    filesOf(imports, seen)
  }
  return seen
}

const sizeOf = (...keys: string[]) => [...filesOf(keys)].reduce((sum, file) => sum + bytes(file), 0)

const loader = 'elements/kit/loader.ts'
/** The first blocks of the home page, and what a page of the shop switches on when it is calm. */
const homeBlocks = ['pictures', 'elements/categories-banner.ts']
const idleChunks = ['elements/offline.ts', 'src/stores/app/page-services.chunk.ts']
const library = selectRenderer()
/** Most KiB, by the library that the kit is built upon: more than today is a step back (docs/benchmarks.md). */
const page = (name: string, most: Record<typeof library, number>, ...needs: string[]): [name: string, size: number, limit: number] => [
  name,
  sizeOf(loader, 'kit', ...needs),
  most[library] * 1024,
]
const shopPageChunks = ['elements/kit/lazy-tags.ts', 'page', 'frame']
const rows: [name: string, size: number, limit: number][] = [
  ['loader', bytes(chunk(loader).file), 2000],
  page('content page before its list is interactive', { preact: 51, react: 99 }, 'list'),
  page('product page before its product can be bought', { preact: 71, react: 119 }, 'elements/kit/lazy-tags.ts', 'elements/product.ts'),
  page('page of the shop before its blocks', { preact: 68, react: 116 }, ...shopPageChunks),
  page('home page before anybody acts', { preact: 83, react: 131 }, ...shopPageChunks, ...homeBlocks, ...idleChunks),
]

for (const [name, size, limit] of rows) console.log(`${size > limit ? 'OVER' : 'ok  '} ${name}: ${size} of ${limit} bytes`)
const others = process.argv.includes('--check') ? [] : Object.values(manifest)
for (const { file, name, src } of others) console.log(`     ${(src ?? name ?? '').padEnd(50)} ${bytes(file)}`)
const fixed = chunk(loader).imports ?? []
if (fixed.length) console.error(`The loader imports statically: ${fixed.join(', ')}`)
process.exitCode = fixed.length || rows.some(([, size, limit]) => size > limit) ? 1 : 0
