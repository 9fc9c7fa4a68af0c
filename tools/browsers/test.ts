import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { startDemo } from '../../demo/start.ts'
import { freePort } from '../free-port.ts'
import { type Bench, checks, keepPopupClosed } from './checks.ts'
import { type Engine, engines } from './engines.ts'
import { openGate } from './gate.ts'
import { takePicture, takePictures } from './pictures.ts'
import { openPinnedSite, type PinnedSite } from './pinned-site.ts'
import { within } from './session.ts'

/*
 * `npm run test:browsers`: the main path and the basics of the element layer in Chromium, Firefox and WebKit, as Debian packages them. Words
 * after `--` select engines and checks (`firefox offline`), which then have to be there; `--pictures <folder>` takes pictures of ten pages in each, and of failures. What an engine lacks is
 * printed as skipped.
 */
const checkTimeoutMs = 180_000
const size = { width: 1440, height: 900 }

const args = process.argv.slice(2)
const at = args.indexOf('--pictures')
const pictureFolder = at < 0 ? undefined : (args.splice(at, 2)[1] ?? 'dist/browsers')
const namedEngines = engines.filter(({ name }) => args.includes(name.toLowerCase()))
const namedChecks = checks.filter(({ id }) => args.includes(id))
if (namedEngines.length + namedChecks.length < new Set(args).size) {
  console.error(`Unknown engine or check: ${args.join(' ')}`)
  process.exit(1)
}
const chosenEngines = namedEngines.length ? namedEngines : engines
const chosenChecks = namedChecks.length ? namedChecks : checks
const counts = { passed: 0, failed: 0, skipped: 0 }

async function runChecks(bench: Bench): Promise<void> {
  for (const { id, title, run } of chosenChecks) {
    const reason = bench.engine.skips[id]
    const name = `${bench.engine.name}: ${title}`
    if (reason) {
      counts.skipped++
      console.log(`skipped ${name} (${reason})`)
      continue
    }
    const begin = Date.now()
    const problem = await within(checkTimeoutMs, title, run(bench)).then(
      () => undefined,
      (error: unknown) => (error instanceof Error ? error.message : String(error)),
    )
    if (problem) counts.failed++
    else counts.passed++
    if (problem && pictureFolder) await takePicture(bench, pictureFolder, `failed-${id}`).catch(() => undefined)
    console.log(
      `${problem ? 'FAILED ' : 'passed '} ${name} (${((Date.now() - begin) / 1000).toFixed(1)} s)${problem ? `\n        ${problem}` : ''}`,
    )
  }
}

async function runEngine(engine: Engine, bench: Omit<Bench, 'engine' | 'session'>): Promise<void> {
  if (!engine.isInstalled()) {
    const isNamed = namedEngines.includes(engine)
    counts[isNamed ? 'failed' : 'skipped'] += chosenChecks.length
    console.log(
      `${isNamed ? 'FAILED ' : 'skipped'} ${engine.name}: not installed (apt-get install --no-install-recommends ${engine.packages})`,
    )
    return
  }
  const session = await engine.open()
  try {
    await session.resize(size.width, size.height)
    await session.open(bench.shop)
    await keepPopupClosed(session)
    if (pictureFolder) await takePictures({ engine, session, ...bench }, pictureFolder)
    await runChecks({ engine, session, ...bench })
  } finally {
    await session.close()
  }
}

const dataDir = await mkdtemp(join(tmpdir(), 'shop-kit-browsers-'))
const [port, gatePort, hostPort] = [await freePort(), await freePort(), await freePort()]
process.env.ALLOWED_ORIGINS = `http://127.0.0.1:${hostPort}`
const shop = `http://localhost:${gatePort}`
const gate = await openGate(gatePort, () => port)
const demo = await startDemo({ port, cmsPort: 0, staticPort: 0, dataDir, siteOrigin: shop, quiet: true })
let pinnedSite: Promise<PinnedSite> | undefined
const pinnedPage = async () => {
  pinnedSite ??= openPinnedSite(shop, hostPort)
  return (await pinnedSite).page
}
try {
  for (const engine of chosenEngines)
    await runEngine(engine, { shop, gate, pinnedPage }).catch((error: unknown) => {
      counts.failed++
      console.log(`FAILED  ${engine.name}: ${error instanceof Error ? error.message : String(error)}`)
    })
} finally {
  await (await pinnedSite?.catch(() => undefined))?.close()
  await gate.close()
  await demo.close()
  await rm(dataDir, { recursive: true, force: true })
}
console.log(`${counts.skipped} skipped\n${counts.passed} passed, ${counts.failed} failed`)
process.exit(counts.failed || !counts.passed ? 1 : 0)
