import { join } from 'node:path'
import { fileURLToPath, pathToFileURL } from 'node:url'
import type { Renderer } from '../page/renderer.ts'

/** The output folder of the second build of `npm run build`. Nothing in it is served. */
export const rendererFolder = fileURLToPath(new URL('../../dist/server', import.meta.url))
export const rendererFile = join(rendererFolder, 'index.js')

/** Loads the renderer from the build: Node cannot import the style sheets of its sources. */
export const loadRenderer = async (): Promise<Renderer> => (await import(pathToFileURL(rendererFile).href)) as Renderer
