import { spawnSync } from 'node:child_process'
import { accessSync, constants, existsSync } from 'node:fs'
import { delimiter, join } from 'node:path'
import { chromium } from 'playwright'

/** The headless shell comes first: it needs a fifth less CPU. */
export const browserNames = ['chromium-headless-shell', 'chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable', 'chrome']
const macChrome = '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome'

/** Flags that prevent background network traffic; the sandbox does not run as root. */
export const chromiumFlags = [
  ...(process.getuid?.() === 0 ? ['--no-sandbox'] : []),
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
]

/** Disables optimizing compilation as well: test pages live a few seconds, in which it costs more than it saves. */
export const testFlags = [...chromiumFlags, '--js-flags=--no-opt --no-maglev']

const isExecutable = (path: string) => {
  try {
    accessSync(path, constants.X_OK)
    return true
  } catch {
    return false
  }
}

/** Path of the first of these browsers that is installed; undefined if there is none. */
export const findInstalled = (sought = browserNames) =>
  [...(process.env.PATH ?? '').split(delimiter).flatMap((folder) => sought.map((name) => join(folder, name))), macChrome].find(isExecutable)

const playwrightChromium = () => (existsSync(chromium.executablePath()) ? chromium.executablePath() : undefined)

const run = (command: string, ...args: string[]) => spawnSync(command, args, { stdio: 'ignore', timeout: 300_000 }).status === 0

function install(): string | undefined {
  console.log('No Chromium found, installing one.')
  const isRoot = process.getuid?.() === 0
  const isDebian = isRoot && existsSync('/etc/debian_version') && run('apt-get', 'update')
  if (isDebian && ['chromium-headless-shell', 'chromium'].some((name) => run('apt-get', 'install', '-y', name))) return findInstalled()
  if (run('npx', 'playwright', 'install', 'chromium')) return playwrightChromium()
  return undefined
}

const canLaunch = (path: string) => run(path, '--version', ...chromiumFlags)

/** Path of a Chromium that starts: CHROMIUM_PATH, an installed one, Playwright's own, or a new installation. Throws if there is none. */
export function chromiumPath(): string {
  const requested = process.env.CHROMIUM_PATH || undefined
  if (requested && !canLaunch(requested)) throw new Error(`CHROMIUM_PATH is ${requested}, which does not start as Chromium or Chrome.`)
  const path = requested ?? [findInstalled(), playwrightChromium()].find((found) => found && canLaunch(found)) ?? install()
  if (!path || !canLaunch(path)) throw new Error('No Chromium found. Install Chromium or Chrome, or set CHROMIUM_PATH, and try again.')
  return path
}
