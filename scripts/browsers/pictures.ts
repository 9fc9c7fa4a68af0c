import { mkdir, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { Bench } from './checks.ts'

const pages: [name: string, path: string][] = [
  ['home', '/'],
  ['department', '/c/outdoor'],
  ['category', '/c/workshop/hand-tools'],
  ['product', '/p/trail-pack-with-roll-top-bp-1001'],
  ['search', '/search?search=saw'],
  ['cart', '/cart'],
  ['account', '/account'],
  ['contacts', '/contacts'],
  ['news', '/news'],
  ['styleguide', '/styleguide'],
]
const settleMs = 4000

/** Takes pictures of ten pages, for a look at what the engines do differently. */
export async function takePictures({ engine, session, shop }: Bench, folder: string): Promise<void> {
  await mkdir(folder, { recursive: true })
  for (const [name, path] of pages) {
    await session.open(shop + path)
    await new Promise((resolve) => setTimeout(resolve, settleMs))
    await writeFile(join(folder, `${name}-${engine.name}.png`), await session.picture())
  }
}
