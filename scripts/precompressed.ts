import { readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { brotliCompress } from 'node:zlib'
import type { Plugin } from 'vite'

const compress = promisify(brotliCompress)
const isText = /\.(js|css|json|svg)$/

/** Leaves each text of the kit beside itself as `.br`, as small as brotli makes it: a server has no time for that. */
export function precompressed(): Plugin {
  return {
    name: 'shop:precompressed',
    apply: 'build',
    async writeBundle({ dir = '' }, bundle) {
      if (this.meta.watchMode) return // nobody waits for these bytes
      const files = Object.keys(bundle).filter((name) => !name.startsWith('.') && isText.test(name))
      await Promise.all(files.map(async (name) => writeFile(join(dir, `${name}.br`), await compress(await readFile(join(dir, name))))))
    },
  }
}
