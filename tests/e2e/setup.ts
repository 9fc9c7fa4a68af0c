import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { TestProject } from 'vitest/node'
import { shopContent } from '../../demo/shop-content.ts'
import { startDemo } from '../../demo/start.ts'
import { listen } from '../../server/app/listen.ts'
import { createShop } from '../../server/app/shop.ts'
import { chromiumPath } from '../../tools/runtime/chromium.ts'
import { openSeededDb, sharedPictures } from '../../tools/samples/database.ts'

declare module 'vitest' {
  interface ProvidedContext {
    /** origins of the static shop, the single-page shop, the content site and the single-page shop without a renderer, and the path of the browser */
    shop: string
    routed: string
    cms: string
    plain: string
    browser: string
  }
}

/** Starts one demo shop for all browser tests. */
export default async function setup(project: TestProject) {
  const dataDir = await mkdtemp(join(tmpdir(), 'shop-kit-e2e-'))
  const demo = await startDemo({
    db: await openSeededDb(),
    port: 0,
    cmsPort: 0,
    dataDir,
    pictures: sharedPictures(),
    embeds: 'static',
    quiet: true,
  })
  let handlePlain = async (_request: Request, _peer: string) => new Response()
  const plainSite = await listen(0, 'PORT', (request, peer) => handlePlain(request, peer))
  const plain = `http://localhost:${plainSite.port}`
  const plainShop = await createShop({
    content: shopContent,
    db: { ...demo.inside.db, close: async () => {} },
    siteOrigin: plain,
    dataDir,
    pictures: sharedPictures(),
  })
  handlePlain = plainShop.fetch
  project.provide('plain', plain)
  project.provide('shop', demo.staticSite)
  project.provide('routed', demo.shop)
  project.provide('cms', demo.cms)
  project.provide('browser', chromiumPath())
  return async () => {
    await plainSite.close()
    await plainShop.close()
    await demo.close()
    await rm(dataDir, { recursive: true, force: true })
  }
}
