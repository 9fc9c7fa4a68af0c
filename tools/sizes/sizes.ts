import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { brotliCompressSync } from 'node:zlib'

/*
 * Reports the size of the built kit in bytes (brotli): kinds of page with a budget, then every chunk of the build's manifest. Fails if a
 * budget is exceeded or the loader imports anything statically. With --check it only measures what has a budget.
 */
interface Chunk {
  file: string
  name?: string
  src?: string
  imports?: string[]
}

const folder = 'dist/kit/'
const manifest: Record<string, Chunk> = JSON.parse(readFileSync(`${folder}.vite/manifest.json`, 'utf8'))

/** The hashes in file names change with every build, and sizes by about fifty bytes with them. Replaces each by a hash of the name. */
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

/** Finds a chunk by its key in the manifest or by its name in tools/vite/kit-chunks.ts. */
function chunk(key: string): Chunk {
  const found = manifest[key] ?? Object.values(manifest).find(({ name }) => name === key)
  if (!found) throw new Error(`The build has no chunk ${key}`)
  return found
}

/** The files of some chunks and of all their static imports. */
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
/** The first blocks of the home page. */
const homeBlocks = ['pictures', 'elements/categories-banner.ts']
/** Chunks that a shop page loads when idle. */
const idleChunks = ['elements/offline.ts', 'src/stores/app/page-services.chunk.ts', 'analytics']
/** A page with its budget in KiB, slightly above the current size (docs/benchmarks.md). */
const page = (name: string, maxKiB: number, ...needs: string[]): [name: string, size: number, limit: number] => [
  name,
  sizeOf(loader, 'kit', ...needs),
  maxKiB * 1024,
]
const shopPageChunks = ['elements/kit/lazy-tags.ts', 'page', 'frame']
const rows: [name: string, size: number, limit: number][] = [
  ['loader', bytes(chunk(loader).file), 2256],
  page('content page until its list is interactive', 108.125, 'list'),
  page('product page until its product can be bought', 132.25, 'elements/kit/lazy-tags.ts', 'elements/product.ts'),
  page('page of the shop, without its blocks', 126, ...shopPageChunks),
  page('home page before user interaction', 143.125, ...shopPageChunks, ...homeBlocks, ...idleChunks),
]

for (const [name, size, limit] of rows) console.log(`${size > limit ? 'OVER' : 'ok  '} ${name}: ${size} of ${limit} bytes`)
const others = process.argv.includes('--check') ? [] : Object.values(manifest)
for (const { file, name, src } of others) console.log(`     ${(src ?? name ?? '').padEnd(50)} ${bytes(file)}`)
const staticImports = chunk(loader).imports ?? []
if (staticImports.length) console.error(`The loader must not import statically: ${staticImports.join(', ')}`)
process.exitCode = staticImports.length || rows.some(([, size, limit]) => size > limit) ? 1 : 0
