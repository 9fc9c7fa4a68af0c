import { readFileSync } from 'node:fs'
import { brotliCompressSync } from 'node:zlib'

/*
 * The bytes of the built kit, brotli: what a page loads before its list is interactive, per entry of the build's manifest.
 * Fails over a budget, and when the loader imports anything statically.
 */
interface Chunk {
  file: string
  imports?: string[]
  dynamicImports?: string[]
}

const folder = 'dist/kit/'
const manifest: Record<string, Chunk> = JSON.parse(readFileSync(`${folder}.vite/manifest.json`, 'utf8'))
const bytes = (file: string) => brotliCompressSync(readFileSync(folder + file)).length
const chunk = (key: string): Chunk => {
  const found = manifest[key]
  if (!found) throw new Error(`The build has no ${key}`)
  return found
}

/** A chunk with all that it imports statically. */
function closure(key: string, seen = new Set<string>()): Set<string> {
  if (seen.has(key)) return seen
  seen.add(key)
  for (const one of chunk(key).imports ?? []) closure(one, seen)
  return seen
}

const sizeOf = (keys: Iterable<string>) => [...new Set([...keys].map((key) => chunk(key).file))].reduce((sum, file) => sum + bytes(file), 0)
const page = (...entries: string[]) => new Set(entries.flatMap((entry) => [...closure(entry)]))

const loader = 'elements/loader.ts'
const define = 'elements/define.tsx'
const rows: [name: string, size: number, limit: number][] = [
  ['loader', sizeOf([loader]), 2_000],
  [
    'content page before its list is interactive',
    sizeOf(
      page(
        loader,
        define,
        'elements/config.ts',
        'elements/product-list.ts',
        'elements/cart-button.ts',
        'elements/side-cart.ts',
        'elements/add-to-cart.ts',
      ),
    ),
    90 * 1024,
  ],
]

for (const [name, size, limit] of rows) console.log(`${size > limit ? 'OVER ' : 'ok   '}${name}: ${size} of ${limit} bytes, brotli`)
for (const key of Object.keys(manifest).filter((name) => name.startsWith('elements/')))
  console.log(`     ${key}: ${bytes(chunk(key).file)}`)
const fixed = chunk(loader).imports ?? []
if (fixed.length) console.error(`The loader imports statically: ${fixed.join(', ')}`)
process.exitCode = fixed.length || rows.some(([, size, limit]) => size > limit) ? 1 : 0
