import { existsSync } from 'node:fs'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { chromiumFlags, findInstalled } from '../runtime/chromium.ts'
import { openFirefox } from './firefox.ts'
import { frameBuffer } from './frame-buffer.ts'
import type { Session } from './session.ts'
import { openWebDriver } from './web-driver.ts'

export interface Engine {
  name: string
  /** packages of Debian that it needs */
  packages: string
  isInstalled(): boolean
  open(options?: { blocksStorage?: boolean }): Promise<Session>
  /** checks that the engine cannot run, and why */
  skips: Record<string, string>
}

const found = (...names: string[]) => findInstalled(names)
const miniBrowser = ['x86_64', 'aarch64'].map((machine) => `/usr/lib/${machine}-linux-gnu/webkit2gtk-4.1/MiniBrowser`).find(existsSync)
const blockAllCookies = 2

export const engines: Engine[] = [
  {
    name: 'Chromium',
    packages: 'chromium chromium-driver',
    isInstalled: () => Boolean(found('chromium') && found('chromedriver')),
    open: ({ blocksStorage = false } = {}) =>
      openWebDriver({
        hasDevTools: true,
        command: [found('chromedriver') as string],
        capabilities: {
          'goog:chromeOptions': {
            binary: found('chromium'),
            args: [...chromiumFlags, '--headless=new', '--force-prefers-reduced-motion'],
            prefs: blocksStorage ? { 'profile.default_content_setting_values.cookies': blockAllCookies } : {},
          },
        },
      }),
    skips: {},
  },
  {
    name: 'Firefox',
    packages: 'firefox-esr',
    isInstalled: () => Boolean(found('firefox-esr', 'firefox')),
    open: ({ blocksStorage = false } = {}) =>
      openFirefox(found('firefox-esr', 'firefox') as string, blocksStorage ? { 'network.cookie.cookieBehavior': blockAllCookies } : {}),
    skips: { map: 'a headless Firefox has no WebGL' },
  },
  {
    name: 'WebKit',
    packages: 'webkit2gtk-driver xvfb xauth',
    isInstalled: () => Boolean(miniBrowser && found('WebKitWebDriver') && found('xvfb-run')),
    async open() {
      const screen = await mkdtemp(join(tmpdir(), 'shop-kit-screen-'))
      const session = await openWebDriver({
        command: [found('xvfb-run') as string, '-a', '-s', `-screen 0 1440x1000x24 -fbdir ${screen}`, found('WebKitWebDriver') as string],
        capabilities: { 'webkitgtk:browserOptions': { binary: miniBrowser, args: ['--automation'] } },
        env: { LIBGL_ALWAYS_SOFTWARE: '1', WEBKIT_DISABLE_DMABUF_RENDERER: '1' },
      })
      return {
        ...session,
        picture: () => frameBuffer(join(screen, 'Xvfb_screen0')),
        async close() {
          await session.close()
          await rm(screen, { recursive: true, force: true })
        },
      }
    },
    skips: { storage: 'its driver has no setting that blocks cookies' },
  },
]
