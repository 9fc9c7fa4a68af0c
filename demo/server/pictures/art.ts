import { readFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'

const require = createRequire(import.meta.url)
const folder = join(dirname(require.resolve('fluentui-emoji/package.json')), 'icons', 'modern')

export class UnknownArtError extends Error {
  override name = 'UnknownArtError'
}

const marks = join(import.meta.dirname, '../../content/marks')

/** Reads a drawn sign or typeset word of the shop as SVG text. Throws an `UnknownArtError` for an unknown name. */
export async function readMark(name: string): Promise<string> {
  if (!/^[a-z0-9-]+$/.test(name)) throw new UnknownArtError(`Invalid mark: ${name}`)
  return await readFile(join(marks, `${name}.svg`), 'utf8').catch((cause: unknown) => {
    throw new UnknownArtError(`Unknown mark ${name}`, { cause })
  })
}

/** Reads an artwork as SVG text with a view box of 32 x 32. Throws an `UnknownArtError` for an unknown name. */
export async function readArt(name: string): Promise<string> {
  if (!/^[a-z0-9-]+$/.test(name)) throw new UnknownArtError(`Invalid artwork name: ${name}`)
  return await readFile(join(folder, `${name}.svg`), 'utf8').catch((cause: unknown) => {
    throw new UnknownArtError(`Unknown artwork ${name}`, { cause })
  })
}
