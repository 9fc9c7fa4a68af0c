import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createCmsSite } from '../../demo/cms-site.ts'
import { shopContent } from '../../demo/shop-content.ts'
import { listen } from '../../server/app/listen.ts'
import { createShop, type Shop } from '../../server/app/shop.ts'
import { openSeededDb, sharedPictures } from '../../tools/samples/database.ts'
import { sites } from './harness.ts'

type Handler = (request: Request, peer: string) => Promise<Response>

/** Starts a shop with all its sites for one test file, which may change its settings. Points `sites` to it until `close`. */
export async function startIsolatedShop(): Promise<Shop> {
  let handleShop: Handler = async () => new Response()
  let handleRouted: Handler = handleShop
  let handleCms: Handler = handleShop
  const shopSite = await listen(0, 'STATIC_PORT', (request, peer) => handleShop(request, peer))
  const routedSite = await listen(0, 'PORT', (request, peer) => handleRouted(request, peer))
  const cmsSite = await listen(0, 'CMS_PORT', (request, peer) => handleCms(request, peer))
  const [shop, routed] = [shopSite, routedSite].map(({ port }) => `http://localhost:${port}`) as [string, string]
  const cms = `http://127.0.0.1:${cmsSite.port}`
  const dataDir = await mkdtemp(join(tmpdir(), 'shop-kit-own-'))
  const sharedSites = { ...sites }
  const isolatedShop = await createShop({
    content: shopContent,
    db: await openSeededDb(),
    siteOrigin: routed,
    staticOrigin: shop,
    allowedOrigins: [cms],
    dataDir,
    pictures: sharedPictures(),
  })
  handleShop = isolatedShop.staticPages(shop)
  handleRouted = isolatedShop.fetch
  handleCms = createCmsSite({ shop, cms })
  Object.assign(sites, { shop, routed, cms })
  return {
    ...isolatedShop,
    close: async () => {
      Object.assign(sites, sharedSites)
      await shopSite.close()
      await routedSite.close()
      await cmsSite.close()
      await isolatedShop.close()
      await rm(dataDir, { recursive: true, force: true })
    },
  }
}
