import { join } from 'node:path'
import { fileURLToPath, pathToFileURL } from 'node:url'
import type { RenderTag } from '../page/render-tag.ts'

/** The output folder of the second build of `npm run build`. Nothing in it is served. */
export const rendererFolder = fileURLToPath(new URL('../../../dist/server', import.meta.url))
export const rendererFile = join(rendererFolder, 'index.js')

/** Loads `renderTag` from the build: Node cannot import the style sheets of its sources. */
export async function loadRenderer(): Promise<RenderTag> {
  const { renderTag } = (await import(pathToFileURL(rendererFile).href)) as { renderTag: RenderTag }
  return renderTag
}
