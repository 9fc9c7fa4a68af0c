import { readFile } from 'node:fs/promises'
import { join } from 'node:path'

const folder = join(import.meta.dirname, '../../demo/content/marks')

export class UnknownArtError extends Error {
  override name = 'UnknownArtError'
}

/** Reads a drawn sign or typeset word of the shop as SVG text. Throws an `UnknownArtError` for an unknown name. */
export async function readMark(name: string): Promise<string> {
  if (!/^[a-z0-9-]+$/.test(name)) throw new UnknownArtError(`Invalid mark: ${name}`)
  return await readFile(join(folder, `${name}.svg`), 'utf8').catch((cause: unknown) => {
    throw new UnknownArtError(`Unknown mark ${name}`, { cause })
  })
}
