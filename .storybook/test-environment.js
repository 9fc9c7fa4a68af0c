import { getTestRunnerConfig, setupPage } from '@storybook/test-runner'
import PlaywrightEnvironment from '@storybook/test-runner/dist/jest-playwright-entries/test-environment.js'

/** The browser page of this process. All files share it, because a new page would compile Storybook again. */
let shared

/** The runner's bindings already exist in the shared page, and Playwright throws when one is exposed twice. */
const withoutBindings = (page) =>
  new Proxy(page, {
    get(target, name) {
      if (name === 'exposeBinding') return async () => {}
      const value = target[name]
      return typeof value === 'function' ? value.bind(target) : value
    },
  })

/** Clears the state of the previous file's stories and reloads Storybook. */
async function resetPage({ page, context }) {
  await page.evaluate(() => {
    localStorage.clear()
    sessionStorage.clear()
  })
  await context.clearCookies()
  await setupPage(withoutBindings(page), context)
}

/** The runner opens a new page when a story has navigated away; it becomes the shared page. */
async function replacePage(page, context) {
  shared = { ...shared, context, page }
  await setupPage(page, context)
}

/** The message with which jest ends a worker. The browser must close then, as it would keep the process alive. */
const endMessage = 2
const closeAtEnd = (message) => {
  if (message[0] !== endMessage) return
  process.off('message', closeAtEnd)
  shared?.browser.close()
}

/** The runner's environment, with one page for all files of a process. It also sets the hooks of test-runner.ts, which the runner's own setup would do. */
export default class StoriesEnvironment extends PlaywrightEnvironment {
  async setup() {
    this._config.testEnvironmentOptions['jest-playwright'].skipInitialization = shared !== undefined
    await super.setup()
    if (shared) {
      Object.assign(this.global, shared)
      await resetPage(shared)
    } else {
      const { browser, context, page } = this.global
      await setupPage(page, context)
      shared = { browser, context, page }
      process.on('message', closeAtEnd)
    }
    const { preVisit, postVisit } = await getTestRunnerConfig()
    const hooks = { __sbPreVisit: preVisit, __sbPostVisit: postVisit, __sbSetupPage: replacePage, __sbCollectCoverage: false }
    Object.assign(this.global, hooks)
  }

  async teardown() {
    if (process.send)
      this.global.browser = undefined // the runner's teardown would close it
    else shared = undefined // jest runs few files in its own process
    await super.teardown()
  }
}
