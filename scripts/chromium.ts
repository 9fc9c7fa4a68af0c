import { spawnSync } from 'node:child_process'
import { accessSync, constants, existsSync } from 'node:fs'
import { delimiter, join } from 'node:path'
import { chromium } from 'playwright'

/** the shell without windows comes first: it takes a fifth less of the machine */
const names = ['chromium-headless-shell', 'chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable', 'chrome']
const macChrome = '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome'

/** Flags that keep a test browser quiet and off the network; root may not use the sandbox. */
export const chromiumFlags = [
  ...(process.getuid?.() === 0 ? ['--no-sandbox'] : []),
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
]

/** The same for pages that live a few seconds: what would make their code faster later costs more than it gives. */
export const testFlags = [...chromiumFlags, '--js-flags=--no-opt --no-maglev']

const isExecutable = (path: string) => {
  try {
    accessSync(path, constants.X_OK)
    return true
  } catch {
    return false
  }
}

const findInstalled = () =>
  [...(process.env.PATH ?? '').split(delimiter).flatMap((folder) => names.map((name) => join(folder, name))), macChrome].find(isExecutable)

const playwrightChromium = () => (existsSync(chromium.executablePath()) ? chromium.executablePath() : undefined)

const run = (command: string, ...words: string[]) => spawnSync(command, words, { stdio: 'ignore', timeout: 300_000 }).status === 0

function install(): string | undefined {
  console.log('No Chromium found: installing one.')
  const isRoot = process.getuid?.() === 0
  const isDebian = isRoot && existsSync('/etc/debian_version') && run('apt-get', 'update')
  if (isDebian && ['chromium-headless-shell', 'chromium'].some((name) => run('apt-get', 'install', '-y', name))) return findInstalled()
  if (run('npx', 'playwright', 'install', 'chromium')) return playwrightChromium()
  return undefined
}

const canLaunch = (path: string) => run(path, '--version', ...chromiumFlags)

/** A Chromium that starts: CHROMIUM_PATH, an installed one, Playwright's own, or a fresh installation. Throws one clear sentence. */
export function chromiumPath(): string {
  const wished = process.env.CHROMIUM_PATH || undefined
  if (wished && !canLaunch(wished)) throw new Error(`CHROMIUM_PATH is ${wished}, which does not start as a Chromium or Chrome.`)
  const path = wished ?? [findInstalled(), playwrightChromium()].find((found) => found && canLaunch(found)) ?? install()
  if (!path || !canLaunch(path))
    throw new Error('No Chromium here: install Chromium or Chrome, or set CHROMIUM_PATH to one, and run this again.')
  return path
}
