import { readFile } from 'node:fs/promises'
import { join } from 'node:path'

export class UnknownArtError extends Error {
  override name = 'UnknownArtError'
}

/** Reads a drawn sign or typeset word from `marks` in the shop's folder of art, as SVG text. Throws an `UnknownArtError` for an unknown name. */
export async function readMark(artFolder: string | undefined, name: string): Promise<string> {
  if (!/^[a-z0-9-]+$/.test(name)) throw new UnknownArtError(`Invalid mark: ${name}`)
  if (artFolder === undefined) throw new UnknownArtError(`The shop has no marks, such as ${name}`)
  return await readFile(join(artFolder, 'marks', `${name}.svg`), 'utf8').catch((cause: unknown) => {
    throw new UnknownArtError(`Unknown mark ${name}`, { cause })
  })
}
