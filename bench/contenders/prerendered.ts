import { existsSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import react from '@vitejs/plugin-react'
import { createServer } from 'vite'
import { cssSheet } from '../../scripts/css-sheet.ts'

/** The module that renders a tag on a server, relative to the project. */
const rendererPath = 'elements/server/render-tag.tsx'
const projectFolder = fileURLToPath(new URL('../..', import.meta.url))

type RenderTag = (tag: string, attributes: Readonly<Record<string, string | boolean>>, options: object) => Promise<string>

/**
 * The HTML of a tag with its content in a declarative shadow root, for a page with this shop and this `api-base`. Undefined, with a
 * message, while the kit does not render on a server.
 */
export async function prerenderedTag(
  tag: string,
  attributes: Readonly<Record<string, string | boolean>>,
  { shop, apiBase }: { shop: object; apiBase: string },
): Promise<string | undefined> {
  const skipped = (why: string) => {
    console.error(`The contender "prerendered" is skipped: ${why}.`)
    return undefined
  }
  if (!existsSync(projectFolder + rendererPath)) return skipped('the kit does not render on a server')
  const vite = await createServer({
    configFile: false,
    root: projectFolder,
    appType: 'custom',
    logLevel: 'error',
    server: { middlewareMode: true, hmr: false, ws: false },
    optimizeDeps: { noDiscovery: true },
    plugins: [react(), cssSheet()],
  })
  try {
    const { renderTag } = (await vite.ssrLoadModule(`/${rendererPath}`)) as { renderTag: RenderTag }
    const html = await renderTag(tag, attributes, { shop, language: 'en', settings: { apiBase, language: 'en' }, screen: 'desktop' })
    return html.includes('shadowrootmode') ? html : skipped('the server has rendered no list')
  } finally {
    await vite.close()
  }
}
