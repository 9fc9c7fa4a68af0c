import { readFileSync, statSync } from 'node:fs'
import { join } from 'node:path'

interface Chunk {
  file: string
  name?: string
  imports?: string[]
}

const shared: Record<string, string> = {
  'shop-add-to-cart': 'cart',
  'shop-cart-button': 'cart',
  'shop-product-card': 'cart',
  'shop-side-cart': 'cart',
  'shop-product-list': 'list',
}

/** Bytes (brotli) of the code that every tag needs, and a function that returns those of a tag alone, from a build of the kit. */
export function readBytes(kit: string): { base: number; of: (tag: string) => number } {
  const manifest: Record<string, Chunk> = JSON.parse(readFileSync(join(kit, '.vite/manifest.json'), 'utf8'))
  const chunks = Object.values(manifest)
  const lazy = readFileSync(join(kit, manifest['elements/kit/lazy-tags.ts']?.file ?? ''), 'utf8')
  const find = (matches: (chunk: Chunk) => boolean | undefined): Chunk | undefined => chunks.find((chunk) => matches(chunk))
  const named = (name: string) => find((chunk) => chunk.name === name)
  const filesOf = (chunk: Chunk | undefined, seen = new Set<string>()): Set<string> => {
    if (!chunk || seen.has(chunk.file)) return seen
    seen.add(chunk.file)
    for (const key of chunk.imports ?? []) filesOf(manifest[key], seen)
    return seen
  }
  const base = filesOf(named('kit'), filesOf(manifest['elements/kit/loader.ts']))
  const bytes = (files: Iterable<string>) => [...files].reduce((sum, file) => sum + statSync(join(kit, `${file}.br`)).size, 0)
  return {
    base: bytes(base),
    of(tag) {
      const own = shared[tag]
      const [, file] = new RegExp(`["'\`]${tag}["'\`]:[^,]*?import\\(["'\`]\\./([^"'\`]+)`).exec(lazy) ?? []
      const chunk = own ? named(own) : file && find((chunk) => chunk.file === `c/${file}`)
      return bytes([...filesOf(chunk || undefined)].filter((file) => !base.has(file)))
    },
  }
}
