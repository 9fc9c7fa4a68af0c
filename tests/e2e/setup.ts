import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { chromium } from 'playwright'
import type { TestProject } from 'vitest/node'
import { startDemo } from '../../demo/start.ts'
import { chromiumFlags, chromiumPath } from '../../scripts/chromium.ts'
import { openSeededDb } from '../server/database.ts'

declare module 'vitest' {
  interface ProvidedContext {
    /** where the hand-assembled shop, the routed one and the foreign page are served, and the browser listens */
    shop: string
    routed: string
    cms: string
    browser: string
  }
}

/** One real shop and one real browser for all browser tests. */
export default async function setup(project: TestProject) {
  const dataDir = await mkdtemp(join(tmpdir(), 'shop-kit-e2e-'))
  const demo = await startDemo({ db: await openSeededDb(), port: 0, cmsPort: 0, dataDir, embeds: 'hand', quiet: true })
  const browser = await chromium.launchServer({ executablePath: chromiumPath(), args: chromiumFlags })
  project.provide('shop', demo.hand)
  project.provide('routed', demo.shop)
  project.provide('cms', demo.cms)
  project.provide('browser', browser.wsEndpoint())
  return async () => {
    await browser.close()
    await demo.close()
    await rm(dataDir, { recursive: true, force: true })
  }
}
