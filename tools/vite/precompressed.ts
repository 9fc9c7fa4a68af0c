import { readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { brotliCompress } from 'node:zlib'
import type { Plugin } from 'vite'

const compress = promisify(brotliCompress)
const isText = /\.(js|css|json|svg)$/

/** Writes a `.br` file next to each text file of a folder. */
export async function compressFiles(folder: string, names: readonly string[]): Promise<void> {
  const texts = names.filter((name) => !name.startsWith('.') && isText.test(name))
  await Promise.all(texts.map(async (name) => writeFile(join(folder, `${name}.br`), await compress(await readFile(join(folder, name))))))
}

/** Writes a `.br` file next to each text file of the kit, with maximum compression, which is too slow to do per request. */
export function precompressed(): Plugin {
  return {
    name: 'shop:precompressed',
    apply: 'build',
    async writeBundle({ dir = '' }, bundle) {
      if (this.meta.watchMode) return // too slow for a rebuild
      await compressFiles(dir, Object.keys(bundle))
    },
  }
}
