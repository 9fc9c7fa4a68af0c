import { createHash } from 'node:crypto'
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import type { Plugin } from 'vite'

const project = fileURLToPath(new URL('../..', import.meta.url))
const sources = ['elements', 'src', 'package-lock.json']

const filesOf = (path: string): string[] =>
  path.includes('.') ? [path] : readdirSync(join(project, path)).flatMap((name) => filesOf(join(path, name)))

/** A short hash of everything that decides the markup: the kit and the server part of one release have the same. */
function readRelease(): string {
  const hash = createHash('sha256')
  for (const file of sources.flatMap(filesOf).sort())
    hash
      .update(file)
      .update('\0')
      .update(readFileSync(join(project, file)))
      .update('\0')
  return hash.digest('hex').slice(0, 8)
}

/** Writes the release into both builds, see elements/kit/markup.ts. */
export const release = (): Plugin => ({
  name: 'shop:release',
  apply: 'build',
  config: () => ({ define: { __SHOP_RELEASE__: JSON.stringify(readRelease()) } }),
})
