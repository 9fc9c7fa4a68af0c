import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createCmsSite } from '../../demo/server/cms-site.ts'
import { listen } from '../../demo/server/listen.ts'
import { createShop, type Shop } from '../../demo/server/shop.ts'
import { openSeededDb } from '../server/database.ts'
import { sites } from './harness.ts'

type Answer = (request: Request, peer: string) => Promise<Response>

/** A shop with both sites for one test file alone, which may turn its switches: from then on `sites` are its addresses. */
export async function openOwnShop(): Promise<Shop> {
  let answerShop: Answer = async () => new Response()
  let answerCms: Answer = answerShop
  const shopSite = await listen(0, 'PORT', (request, peer) => answerShop(request, peer))
  const cmsSite = await listen(0, 'CMS_PORT', (request, peer) => answerCms(request, peer))
  const [shop, cms] = [`http://localhost:${shopSite.port}`, `http://127.0.0.1:${cmsSite.port}`]
  const dataDir = await mkdtemp(join(tmpdir(), 'shop-kit-own-'))
  const inside = await createShop({ db: await openSeededDb(), siteOrigin: shop, allowedOrigins: [cms], dataDir })
  answerShop = inside.fetch
  answerCms = createCmsSite({ shop, cms })
  Object.assign(sites, { shop, cms })
  return {
    ...inside,
    close: async () => {
      await shopSite.close()
      await cmsSite.close()
      await inside.close()
      await rm(dataDir, { recursive: true, force: true })
    },
  }
}
