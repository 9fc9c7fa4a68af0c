import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { TestProject } from 'vitest/node'
import { startDemo } from '../../demo/start.ts'
import { chromiumPath } from '../../scripts/chromium.ts'
import { openSeededDb, sharedPictures } from '../server/database.ts'

declare module 'vitest' {
  interface ProvidedContext {
    /** origins of the static shop, the single-page shop and the content site, and the path of the browser */
    shop: string
    routed: string
    cms: string
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
  project.provide('shop', demo.staticSite)
  project.provide('routed', demo.shop)
  project.provide('cms', demo.cms)
  project.provide('browser', chromiumPath())
  return async () => {
    await demo.close()
    await rm(dataDir, { recursive: true, force: true })
  }
}
