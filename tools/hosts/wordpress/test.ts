import { existsSync, readdirSync } from 'node:fs'
import { mkdtemp, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { chromium } from 'playwright'
import { startDemo } from '../../../demo/start.ts'
import { chromiumFlags, chromiumPath } from '../../runtime/chromium.ts'
import { openSeededDb, sharedPictures } from '../../samples/database.ts'
import { buildVersion } from '../versions.ts'
import { checks, type Setting } from './checks.ts'
import { missingPackages, type Site, startSite } from './site.ts'

/*
 * `npm run test:wordpress [part of a name…]`: the plugin of docs/examples/wordpress in a WordPress of its own with a running demo shop, used
 * through its screens in Chromium. Needs php, MariaDB and WordPress, and skips without them.
 */
const versions = new URL('../../../dist/cdn/kit', import.meta.url).pathname

/** A version for the check that pins one: any that is built, because only its delivery matters here. */
async function pinnedVersion(): Promise<{ version: string; remove(): Promise<void> }> {
  const [built] = existsSync(versions) ? readdirSync(versions).filter((name) => existsSync(join(versions, name, 'sri.json'))) : []
  if (built) return { version: built, remove: async () => {} }
  const version = '0.0.0-wordpress'
  buildVersion(version, 'https://cdn.example')
  return { version, remove: () => rm(join(versions, version), { recursive: true }) }
}

/** What the site has reported about the plugin. */
async function reports(site: Site): Promise<string[]> {
  const log = await readFile(join(site.root, 'wp-content/debug.log'), 'utf8').catch(() => '')
  return log.split('\n').filter((line) => line.includes('plugins/shop-kit/'))
}

async function runChecks(setting: Setting, names: readonly string[]) {
  const sum = { passed: 0, failed: 0 }
  for (const name of names) {
    const started = performance.now()
    const error = await checks[name]?.(setting).then(
      () => undefined,
      (reason: Error) => reason,
    )
    if (error) console.error(error.message)
    sum[error ? 'failed' : 'passed']++
    console.log(`${error ? 'failed' : 'ok    '} ${name}, ${((performance.now() - started) / 1000).toFixed(1)} s`)
  }
  return sum
}

async function main(): Promise<number> {
  const missing = missingPackages()
  if (missing.length) {
    console.log(`Skipped, because these packages are missing: apt-get install --no-install-recommends ${missing.join(' ')}`)
    console.log('0 passed, 0 failed')
    return 0
  }
  const sought = process.argv.slice(2)
  const names = Object.keys(checks).filter((name) => !sought.length || sought.some((part) => name.includes(part)))
  const temporary = await mkdtemp(join(tmpdir(), 'shop-kit-wordpress-'))
  const pinned = await pinnedVersion()
  const site = await startSite(join(temporary, 'wordpress'))
  process.env.ALLOWED_ORIGINS = site.origin
  const demo = await startDemo({
    db: await openSeededDb(),
    port: 0,
    cmsPort: 0,
    dataDir: temporary,
    pictures: sharedPictures(),
    quiet: true,
  })
  const browser = await chromium.launch({ executablePath: chromiumPath(), args: chromiumFlags })
  try {
    // for runs of single checks; the check of the settings sets it through the form
    site.php(`update_option( 'shop_kit', array( 'api_base' => '${demo.shop}' ) );`)
    const sum = await runChecks({ site, browser, shop: demo.shop, version: pinned.version }, names)
    for (const report of await reports(site)) {
      console.error(report)
      sum.failed++
    }
    console.log(`${sum.passed} passed, ${sum.failed} failed`)
    return sum.failed
  } finally {
    await browser.close()
    await demo.close()
    await site.close()
    await pinned.remove()
    await rm(temporary, { recursive: true, force: true })
  }
}

process.exit((await main()) ? 1 : 0)
