import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createCmsSite } from '../../demo/server/app/cms-site.ts'
import { listen } from '../../demo/server/app/listen.ts'
import { createShop, type Shop } from '../../demo/server/app/shop.ts'
import { openSeededDb, sharedPictures } from '../server/database.ts'
import { sites } from './harness.ts'

type Answer = (request: Request, peer: string) => Promise<Response>

/** A shop with all its sites for one test file alone, which may turn its switches: from then on `sites` are its addresses. */
export async function startIsolatedShop(): Promise<Shop> {
  let answerShop: Answer = async () => new Response()
  let answerRouted: Answer = answerShop
  let answerCms: Answer = answerShop
  const shopSite = await listen(0, 'STATIC_PORT', (request, peer) => answerShop(request, peer))
  const routedSite = await listen(0, 'PORT', (request, peer) => answerRouted(request, peer))
  const cmsSite = await listen(0, 'CMS_PORT', (request, peer) => answerCms(request, peer))
  const [shop, routed] = [shopSite, routedSite].map(({ port }) => `http://localhost:${port}`) as [string, string]
  const cms = `http://127.0.0.1:${cmsSite.port}`
  const dataDir = await mkdtemp(join(tmpdir(), 'shop-kit-own-'))
  const usual = { ...sites }
  const inside = await createShop({
    db: await openSeededDb(),
    siteOrigin: routed,
    staticOrigin: shop,
    allowedOrigins: [cms],
    dataDir,
    pictures: sharedPictures(),
  })
  answerShop = inside.staticPages(shop)
  answerRouted = inside.fetch
  answerCms = createCmsSite({ shop, cms })
  Object.assign(sites, { shop, routed, cms })
  return {
    ...inside,
    close: async () => {
      Object.assign(sites, usual)
      await shopSite.close()
      await routedSite.close()
      await cmsSite.close()
      await inside.close()
      await rm(dataDir, { recursive: true, force: true })
    },
  }
}
